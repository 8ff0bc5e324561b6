import { type CurrentUser, cartEndpoints } from '@sannidhi/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../http/http-error.ts';
import { request } from '../http/request.ts';
import { invalidateNouns } from '../query/query-client.ts';
import { type BrowserCartLine, browserCart, forgetInBrowser } from './browser-cart.ts';

/** Refusals that another try won't change: the line can't be had, or the cart is full. */
const FINAL = new Set([400, 404, 409, 422]);

/** Lines that could not be moved, each with what the server said. */
export type RefusedLines = readonly { line: BrowserCartLine; error: HttpError }[];

let merging: Promise<RefusedLines> | undefined;

/**
 * Moves the lines of this browser into the account's cart, one after the other. Each keeps its id, so that a lost answer, another tab or
 * a reload adds none twice. What failed for now stays and moves the next time; what was refused for good is answered and forgotten.
 */
export function mergeCart(client: QueryClient, user: CurrentUser): Promise<RefusedLines> {
  if (user.role !== 'donor' || browserCart.getState().lines.length === 0) return Promise.resolve([]);
  merging ??= moveAll(client).finally(() => {
    merging = undefined;
  });
  return merging;
}

async function moveAll(client: QueryClient): Promise<RefusedLines> {
  const refused = [];
  for (const line of browserCart.getState().lines) {
    const error = await move(line);
    if (error instanceof HttpError && FINAL.has(error.status)) refused.push({ line, error });
    else if (error !== undefined) break;
    forgetInBrowser(line.id);
  }
  await invalidateNouns(client, cartEndpoints.add.changes ?? []);
  return refused;
}

async function move({ id: lineId, templeSlug, kind, item }: BrowserCartLine): Promise<unknown> {
  const { method, path } = cartEndpoints.add;
  try {
    await request(path, { method, body: { lineId, templeSlug, kind, item } });
    return undefined;
  } catch (error) {
    return error;
  }
}
