import type { CurrentUser } from '@sannidhi/contracts';

/** Who opened this page, and the temple they worked for then. */
let opened: Pick<CurrentUser, 'id' | 'temple'> | undefined;

/** The temple whose office this page shows: the one its user worked for when the page first knew them. */
export const pageTempleId = (): string | undefined => opened?.temple?.id;

/** Notes who is signed in. A temple switched to in another tab is not this page's. */
export function openPageAs(user: CurrentUser | undefined): void {
  if (!user || opened?.id !== user.id || !opened.temple) opened = user;
}
