import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Lazy-loads an optional part of a page. Failed loads are retried with backoff, from one second up to 30, instead of reaching the error
 * boundary, so wrap it in a Suspense with an empty fallback.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await persistently(load, FIRST_WAIT_MS) }));

async function persistently<Part>(load: () => Promise<Part>, waitMs: number): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return persistently(load, Math.min(waitMs * 2, LONGEST_WAIT_MS));
  }
}
