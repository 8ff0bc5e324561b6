import type { RegistryDocument, Remote } from '@sannidhi/contracts';
import type { FastifyRequest } from 'fastify';
import type { BrowserChoice } from './browser-choice.ts';
import type { Credentials, Preview } from './choose-releases.ts';

/** The registry of published releases, as the pages need it. */
export interface PublishedRemotes {
  /** Contains a folder per remote with a folder per release. */
  folder: string;
  /** Fetches a published release into the folder if it is stored elsewhere; does nothing for an unpublished one. */
  bring?: (remote: Remote, release: string) => Promise<void>;
  forBrowser: (browser: BrowserChoice) => Promise<RegistryDocument>;
  hasCanary: () => Promise<boolean>;
  /** A signed name for the page about to be sent. */
  pageLoad: () => string;
  /** The mark that allows a request's browser to preview a release from now on; undefined if it may not. */
  markPreview: (request: FastifyRequest, preview: Preview, credentials: Credentials) => Promise<string | undefined>;
}
