import { useCallback, useRef, useState } from 'react';

export interface Sentence {
  /** Grows, so that equal words are a new element and are read again. */
  readonly id: number;
  readonly text: string;
}

/** How many sentences are kept for reading back. */
const KEPT = 6;

/** The last sentences for a live region, and the function that adds some. */
export function useNews(): readonly [readonly Sentence[], (texts: readonly string[]) => void] {
  const [sentences, setSentences] = useState<readonly Sentence[]>([]);
  const last = useRef(0);
  const tell = useCallback((texts: readonly string[]): void => {
    if (texts.length === 0) return;
    const fresh = texts.map((text) => ({ id: ++last.current, text }));
    setSentences((old) => [...old, ...fresh].slice(-KEPT));
  }, []);
  return [sentences, tell];
}
