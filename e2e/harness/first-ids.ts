import { expect, type Page } from '@playwright/test';

/** `{/api/…}`: the id of the first item of that list. */
const FIRST_OF = /\{(\/api\/[^}]+)\}/;

/** An address with the ids of what the person in this page sees first, where it asks for them. */
export async function withFirstIds(page: Page, address: string): Promise<string> {
  const path = FIRST_OF.exec(address)?.[1];
  if (!path) return address;
  // The session is stored with the first page.
  if (page.url() === 'about:blank') await page.goto('/');
  const id = await page.evaluate(async (list) => {
    const answer = await fetch(list, { headers: { authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}` } });
    const found = (await answer.json()) as { id: string }[] | { items?: { id: string }[] };
    return (Array.isArray(found) ? found : found.items)?.[0]?.id;
  }, path);
  expect(id, `the first of ${path}`).toBeTruthy();
  return address.replace(FIRST_OF, encodeURIComponent(id ?? ''));
}
