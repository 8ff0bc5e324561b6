import { REMOTES, type Remote } from '@sannidhi/contracts';
import { parse } from 'cookie';

/** What a browser brings along that decides which releases it runs. */
export interface BrowserChoice {
  /** The browser's lasting name, which says nothing about who uses it. */
  device: string | undefined;
  /** Releases it previews, by remote. */
  previews: Readonly<Partial<Record<Remote, string>>>;
  /** Remotes it has switched off. */
  disabled: readonly Remote[];
}

/** A browser that brought nothing: it runs what is active. */
export const ANYBODY: BrowserChoice = { device: undefined, previews: {}, disabled: [] };

export const DEVICE_COOKIE = 'device';
export const PREVIEW_COOKIE = 'preview';
export const DISABLED_COOKIE = 'disabled_remotes';

const PREVIEW = /^(mfe-[a-z-]+)@([0-9a-f]{16})$/;

/** Reads a browser's choice from its cookies; what is malformed counts as absent. */
export function browserChoice(header: string | undefined): BrowserChoice {
  if (!header) return { ...ANYBODY };
  const cookies = parse(header);
  const device = cookies[DEVICE_COOKIE];
  return {
    device: device && /^[\w-]{22}$/.test(device) ? device : undefined,
    previews: previewsOf(cookies[PREVIEW_COOKIE]),
    disabled: REMOTES.filter((remote) => cookies[DISABLED_COOKIE]?.split('.').includes(remote)),
  };
}

/** `mfe-devotee@0123456789abcdef`, as addresses and cookies write a preview. */
export function readPreview(text: string): { remote: Remote; release: string } | undefined {
  const [, name, release] = PREVIEW.exec(text) ?? [];
  const remote = REMOTES.find((each) => each === name);
  return remote && release ? { remote, release } : undefined;
}

function previewsOf(cookie: string | undefined): BrowserChoice['previews'] {
  const previews = (cookie ?? '').split('.').flatMap((text) => readPreview(text) ?? []);
  return Object.fromEntries(previews.map(({ remote, release }) => [remote, release]));
}
