import type { RemoteState } from './remote-state.entity.ts';

/** The part of a remote's state that says what ran when. */
type Sequence = Pick<RemoteState, 'activeRelease' | 'previousRelease' | 'earlierReleases' | 'activatedAt'>;

/** Nobody goes back further than this one by one. */
const MOST_EARLIER = 20;

/** The state after a release was made active: whatever ran before can be returned to, step by step. */
export const afterActivating = (state: Sequence, release: string, now = new Date()): Sequence => ({
  activeRelease: release,
  previousRelease: state.activeRelease,
  earlierReleases: [state.previousRelease, ...(state.earlierReleases ?? [])].filter((name) => name !== null).slice(0, MOST_EARLIER),
  activatedAt: now,
});

/** The state one step back, finally at the installed build; earlier releases whose files were removed are skipped. */
export function oneStepBack(state: Sequence, stored: ReadonlySet<string>, now = new Date()): Sequence {
  const [previousRelease = null, ...earlierReleases] = (state.earlierReleases ?? []).filter((name) => stored.has(name));
  return { activeRelease: state.previousRelease, previousRelease, earlierReleases, activatedAt: now };
}
