import type { Remote } from '@sannidhi/contracts';
import { fill, useWords } from '../words/words.ts';
import { Failed } from './failed.tsx';

/** A remote that support has disabled in this browser, with a way to enable it again. */
export function SwitchedOff({ remote }: { remote: Remote }) {
  const { unavailable, areas, ownReleases } = useWords();
  const back = () => location.assign('?preview=off&disable=off');
  return (
    <Failed title={fill(unavailable.title, { area: areas[remote] })} facts={remote} action={{ label: ownReleases.reset, onClick: back }}>
      {unavailable.switchedOff}
    </Failed>
  );
}
