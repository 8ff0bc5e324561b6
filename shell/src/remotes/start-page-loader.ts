import type { RegistryDocument, RemoteRelease } from '@sannidhi/contracts';
import { askAnew, fetchArea } from './federation.ts';
import { filesReceived } from './files-received.ts';
import { followReleases } from './follow-releases.ts';
import { loadKit } from './load-kit.ts';
import { LOAD_TIMEOUT_MS } from './load-timeout.ts';
import { pageForms } from './page-forms.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { reportFailure } from './report-failure.ts';
import { reportLoad } from './report-load.ts';
import { wholeRelease } from './whole-release.ts';

/** The tab's loader, wired to the federation runtime and the translator. `registry` returns the one the tab currently uses. */
export const startPageLoader = (registry: () => RegistryDocument): PageLoader =>
  createPageLoader({
    fetchArea: async (release) => fetchArea(await wholeRelease(release)),
    fetchMessages: async (area) => {
      const { loadMessages, registerNouns } = await loadKit();
      await Promise.all([loadMessages(area.name, area.messages), registerNouns(area.nouns ?? [])]);
    },
    askAnew,
    received: filesReceived,
    renew,
    report: reportFailure,
    loaded: ({ name, release }) => {
      reportLoad(name, release);
      followReleases(registry);
    },
    timeoutMs: LOAD_TIMEOUT_MS,
  });

/** Saves typed values immediately: a page with a missing file may be unmounted before a response arrives. */
async function renew(lost: RemoteRelease): Promise<boolean> {
  pageForms().keepForms();
  const isRenewed = await import(/* webpackChunkName: "open-tabs" */ '../open-tabs/index.ts').then(
    ({ renewRelease }) => renewRelease(lost),
    () => false,
  );
  if (!isRenewed) pageForms().discardDrafts();
  return isRenewed;
}
