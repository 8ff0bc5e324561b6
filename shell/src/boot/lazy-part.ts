import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * A part without which its page works: nothing stands in its place until its file arrives. One that fails is asked for again, first after a
 * second and in the end every half minute, and never takes the page down.
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
