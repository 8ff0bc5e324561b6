import type { UserEvent } from '@testing-library/user-event';

/**
 * Adds a text to a field at once, as somebody who pastes it: a click, then one change whatever its length. Typing is left to
 * the tests of what single keys do, since each of them draws the whole form again.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
