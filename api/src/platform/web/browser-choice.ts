import { knownRemotes, type Remote, remoteNamed } from '@sannidhi/contracts';
import { parse } from 'cookie';

/** A release that a browser was allowed to preview, with the mark it received for that. */
export interface KeptPreview {
  release: string;
  mark: string;
}

/** What a browser sends that decides which releases it runs. */
export interface BrowserChoice {
  /** The browser's permanent name, which says nothing about its user. */
  device: string | undefined;
  /** Releases it claims it may preview, by remote. Don't trust a mark that `PreviewsService` hasn't verified. */
  previews: Readonly<Partial<Record<Remote, KeptPreview>>>;
  /** Remotes it has disabled. */
  disabled: readonly Remote[];
}

/** A browser without cookies: it runs what is active. */
export const ANYBODY: BrowserChoice = { device: undefined, previews: {}, disabled: [] };

export const DEVICE_COOKIE = 'device';
export const PREVIEW_COOKIE = 'preview';
export const DISABLED_COOKIE = 'disabled_remotes';

const PREVIEW = /^(mfe-[a-z-]+)@([0-9a-f]{16})$/;
const MARK = /^[\w-]{1,100}$/;

/** Reads a browser's choice from its cookies; malformed values count as absent. */
export function browserChoice(header: string | undefined): BrowserChoice {
  if (!header) return { ...ANYBODY };
  const cookies = parse(header);
  const device = cookies[DEVICE_COOKIE];
  return {
    device: device && /^[\w-]{22}$/.test(device) ? device : undefined,
    previews: previewsOf(cookies[PREVIEW_COOKIE]),
    disabled: knownRemotes().filter((remote) => cookies[DISABLED_COOKIE]?.split('.').includes(remote)),
  };
}

/** `mfe-devotee@0123456789abcdef`, a preview as URLs write it. */
export function readPreview(text: string): { remote: Remote; release: string } | undefined {
  const [, name, release] = PREVIEW.exec(text) ?? [];
  const remote = remoteNamed(name);
  return remote && release ? { remote, release } : undefined;
}

/** A cookie contains each preview with its mark: `mfe-devotee@0123456789abcdef~<mark>`, separated by dots. */
export const previewCookie = (previews: BrowserChoice['previews']): string =>
  Object.entries(previews)
    .flatMap(([remote, kept]) => (kept ? [{ remote, ...kept }] : []))
    .map(({ remote, release, mark }) => `${remote}@${release}~${mark}`)
    .join('.');

function previewsOf(cookie: string | undefined): BrowserChoice['previews'] {
  const kept = (cookie ?? '').split('.').flatMap((text) => {
    const [name = '', mark = ''] = text.split('~');
    const preview = readPreview(name);
    return preview && MARK.test(mark) ? [[preview.remote, { release: preview.release, mark }] as const] : [];
  });
  return Object.fromEntries(kept);
}
