import type { RegistryDocument } from '@sannidhi/contracts';
import { askAnew, fetchArea } from './federation.ts';
import { LOAD_TIMEOUT_MS } from './load-timeout.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { reportFailure } from './report-failure.ts';
import { reportLoad } from './report-load.ts';

/** The tab's loader, wired to the federation runtime and the translator. */
export const startPageLoader = (registry: RegistryDocument): PageLoader =>
  createPageLoader({
    registry,
    fetchArea,
    fetchMessages: async (area) => {
      const { loadMessages } = await import(/* webpackChunkName: "kit" */ '@sannidhi/kit');
      await loadMessages(area.name, area.messages);
    },
    askAnew,
    report: reportFailure,
    loaded: ({ name, release }) => reportLoad(name, release),
    timeoutMs: LOAD_TIMEOUT_MS,
  });
