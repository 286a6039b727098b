import i18next from 'i18next';
import type { TOptions } from 'i18next';
import type { Phrase } from '../core/phrase';
import { en } from './en';

export type { Phrase } from '../core/phrase';

/** The languages there are; each has the same keys (a test compares them). */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words in one language. */
export interface Words {
  /** The sentence of a key. An unknown key is our bug and throws, so that no raw key is ever shown. */
  say(key: string, params?: Readonly<Record<string, string | number>>): string;
  tell(phrase: Phrase): string;
  has(key: string): boolean;
}

/**
 * A name that looks like a reference of the catalogue stays text: its `$t(` is put aside while a sentence is built.
 * (Without this the library leaves every reference of the sentence unresolved.)
 */
const ASIDE = '\uE000';
const setAside = (params: NonNullable<Phrase['params']>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('$t(', ASIDE) : value,
    ]),
  );

export function makeWords(language: Language = 'en'): Words {
  const catalogue = i18next.createInstance();
  void catalogue.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { translation: en } },
    // React escapes what it shows; the terminal needs no escaping.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  const has = (key: string): boolean => catalogue.exists(key, { count: 2 });
  const say = (key: string, params: Phrase['params'] = {}): string => {
    if (!has(key)) throw new Error(`no words for ${key}`);
    return String(catalogue.t(key, setAside(params) as TOptions)).replaceAll(ASIDE, '$t(');
  };
  return { has, say, tell: (phrase) => say(phrase.key, phrase.params) };
}
