import type { RegistryDocument } from '@sannidhi/contracts';
import { whenIdle } from './when-idle.ts';

/** Long after the page is usable, so a brief visit opens no stream. */
const SETTLED_MS = 10_000;
let isFollowing = false;

/** From the first page of a remote that a tab shows, the tab subscribes to new releases. A tab that never shows a remote never asks. */
export function followReleases(known: () => RegistryDocument): void {
  if (isFollowing) return;
  isFollowing = true;
  const listen = async () => {
    const { hearOfReleases } = await import(/* webpackChunkName: "open-tabs" */ '../open-tabs/index.ts');
    hearOfReleases(known);
  };
  setTimeout(() => whenIdle(listen), SETTLED_MS);
}
