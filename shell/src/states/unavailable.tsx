import type { LoadFailure } from '../remotes/load-failure.ts';
import { areaName } from '../words/area-name.ts';
import { fill, useLanguage, useWords } from '../words/words.ts';
import { Failed } from './failed.tsx';

interface UnavailableProps {
  failure: LoadFailure;
  onRetry: () => void;
}

/** A remote's page isn't available: names the area, explains why, and offers a retry without a reload. */
export function Unavailable({ failure, onRetry }: UnavailableProps) {
  const words = useWords();
  const { unavailable } = words;
  const area = areaName(failure.remote, words, useLanguage());
  const facts = [failure.remote, failure.release, failure.phase, failure.kind].filter(Boolean).join(' · ');
  const why = failure.kind === 'network' && !navigator.onLine ? 'offline' : failure.kind;
  return (
    <Failed title={fill(unavailable.title, { area })} facts={facts} action={{ label: unavailable.again, onClick: onRetry }} home>
      {unavailable[why]}
    </Failed>
  );
}
