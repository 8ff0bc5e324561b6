import { announce } from '@sannidhi/kit/arrival';
import { useEffect, useRef } from 'react';

/** Announces sentences through the shell's one live region, each once for as long as the notice is shown. */
export function useSayOnce(sentences: readonly string[]): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const unsaid = sentences.filter((sentence) => !said.current.has(sentence));
    if (unsaid.length === 0) return;
    for (const sentence of unsaid) said.current.add(sentence);
    announce(unsaid.join(' '));
  });
}
