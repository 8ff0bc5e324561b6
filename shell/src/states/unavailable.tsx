import type { LoadFailure } from '../remotes/load-failure.ts';
import { areaName } from '../words/area-name.ts';
import { fill, useLanguage, useWords } from '../words/words.ts';
import { Failed } from './failed.tsx';

interface UnavailableProps {
  failure: LoadFailure;
  onRetry: () => void;
}

/** What a failure means to a reader: the connection may be why, or nothing they can do anything about. */
const WORDS = {
  missing: 'missing',
  network: 'network',
  timeout: 'network',
  malformed: 'malformed',
  threw: 'malformed',
  incompatible: 'malformed',
} as const satisfies Record<LoadFailure['kind'], string>;

/** A remote's page isn't available: names the area, explains why, and offers a retry without a reload. */
export function Unavailable({ failure, onRetry }: UnavailableProps) {
  const words = useWords();
  const { unavailable } = words;
  const area = areaName(failure.remote, words, useLanguage());
  const facts = [failure.remote, failure.release, failure.phase, failure.kind].filter(Boolean).join(' · ');
  const why = WORDS[failure.kind];
  return (
    <Failed title={fill(unavailable.title, { area })} facts={facts} action={{ label: unavailable.again, onClick: onRetry }} home>
      {unavailable[why === 'network' && !navigator.onLine ? 'offline' : why]}
    </Failed>
  );
}
