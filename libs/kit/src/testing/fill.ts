import type { UserEvent } from '@testing-library/user-event';

/**
 * Adds text to a field in one step, like pasting: a click, then one change whatever its length. Typing is for tests of individual keys,
 * since each one rerenders the whole form.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
