import type { Remote } from '@sannidhi/contracts';
import { areaName } from '../words/area-name.ts';
import { fill, useLanguage, useWords } from '../words/words.ts';
import { Failed } from './failed.tsx';

/** A remote that support has disabled in this browser, with a way to enable it again. */
export function SwitchedOff({ remote }: { remote: Remote }) {
  const words = useWords();
  const { unavailable, ownReleases } = words;
  const area = areaName(remote, words, useLanguage());
  const back = () => location.assign('?preview=off&disable=off');
  return (
    <Failed title={fill(unavailable.title, { area })} facts={remote} action={{ label: ownReleases.reset, onClick: back }}>
      {unavailable.switchedOff}
    </Failed>
  );
}
