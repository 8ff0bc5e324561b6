import type { Page } from '@playwright/test';
import type { SignedInPerson } from './api-client.ts';

/** Stores a session in the browser as a sign-in page would, for every page opened from now on. */
export async function enterAs(page: Page, { user, authToken }: Pick<SignedInPerson, 'user' | 'authToken'>): Promise<void> {
  await page.addInitScript(
    ([token, stored]) => {
      localStorage.setItem('authToken', token);
      localStorage.setItem('auth_token', token);
      localStorage.setItem('user', stored);
    },
    [authToken, JSON.stringify(user)] as const,
  );
}
