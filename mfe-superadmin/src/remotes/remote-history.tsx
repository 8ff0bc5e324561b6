import { type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import { formatDateTime, historyWord, ScreenStates, Skeletons, Timeline, useRead, useText } from '@sannidhi/kit';

const SHOWN = 6;

/** The latest changes of a remote: what, who, when, why. */
export function RemoteHistory({ remote }: { remote: Remote }) {
  const text = useText('mfe-superadmin');
  const history = useRead(remoteDeskEndpoints.history, { params: { remote } });
  return (
    <ScreenStates query={history} failedTitle={text('remotes.historyFailed')} loading={<Skeletons rows={1} height={40} />}>
      {(changes) => (
        <Timeline
          label={text('remotes.history', { remote })}
          items={changes
            .slice(-SHOWN)
            .toReversed()
            .map(({ at, actor, what, note }, index) => ({
              key: `${at}/${index}`,
              what: historyWord(what),
              when: formatDateTime(at),
              at,
              who: [actor, note].filter(Boolean).join(' · '),
            }))}
        />
      )}
    </ScreenStates>
  );
}
