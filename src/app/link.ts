import { LINK_MARK as MARK } from './linkMark';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** A table file larger than this is no link's content (bytes, unpacked). */
const LARGEST = 8 * 1024 * 1024;

export function makeLink(page: string, file: string): string {
  const packed = deflateSync(strToU8(file), { level: 9 });
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${page.split('#')[0]}${MARK}${text}`;
}

/** The table file in an address; null when there is none or it is damaged. */
export function readLink(address: string): { readonly file: string | null } | null {
  const at = address.indexOf(MARK);
  if (at < 0) return null;
  try {
    const text = address
      .slice(at + MARK.length)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    // A given output buffer bounds what a small, hostile link can unpack to.
    const out = inflateSync(bytes, { out: new Uint8Array(LARGEST + 1) });
    return { file: out.length > LARGEST ? null : strFromU8(out) };
  } catch {
    return { file: null };
  }
}
