import { randomBytes } from 'node:crypto';
import { knownRemotes, type Remote } from '@sannidhi/contracts';
import { serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  browserChoice,
  DEVICE_COOKIE,
  DISABLED_COOKIE,
  type KeptPreview,
  PREVIEW_COOKIE,
  previewCookie,
  readPreview,
} from './browser-choice.ts';
import { addressOf } from './request-address.ts';

export interface Preview {
  remote: Remote;
  release: string;
}

/** What a browser presents to get a preview: its link's key, and its own name, for which the mark will be valid. */
export interface Credentials {
  key: string | null;
  device: string;
}

interface Permission {
  markPreview: (request: FastifyRequest, preview: Preview, credentials: Credentials) => Promise<string | undefined>;
}

const OFF = 'off';
const YEAR_SECONDS = 365 * 86_400;
const WEEK_SECONDS = 7 * 86_400;

/**
 * `?preview=mfe-devotee@<release>` and `?disable=mfe-devotee` change what this browser runs, `off` ends it. The browser is redirected to
 * the same page without them. Returns whether it responded.
 */
export async function chooseByAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
  isSecure: boolean,
): Promise<boolean> {
  const address = addressOf(request);
  const { preview, disable } = Object.fromEntries(address.searchParams);
  if (preview === undefined && disable === undefined) return false;
  const { previews: before, disabled, device: known } = browserChoice(request.headers.cookie);
  const previews: Partial<Record<Remote, KeptPreview>> = { ...before };
  if (preview !== undefined && preview !== OFF) {
    const device = known ?? newDevice();
    const wanted = readPreview(preview);
    const mark = wanted && (await permission.markPreview(request, wanted, { key: address.searchParams.get('key'), device }));
    if (!mark) {
      reply.status(403).type('text/plain; charset=utf-8').send(NOT_ALLOWED);
      return true;
    }
    previews[wanted.remote] = { release: wanted.release, mark };
    if (!known) keepDevice(reply, device, isSecure);
  }
  if (preview !== undefined) keep(reply, PREVIEW_COOKIE, preview === OFF ? '' : previewCookie(previews), WEEK_SECONDS, isSecure);
  const off = disable === OFF ? [] : knownRemotes().filter((remote) => remote === disable || disabled.includes(remote));
  if (disable !== undefined) keep(reply, DISABLED_COOKIE, off.join('.'), undefined, isSecure);
  for (const name of ['preview', 'key', 'disable']) address.searchParams.delete(name);
  // Two leading slashes would name another host.
  reply.header('cache-control', 'no-store').redirect(address.pathname.replace(/^\/+/, '/') + address.search, 303);
  return true;
}

const NOT_ALLOWED = `A preview is for signed-in operators of the platform, or for who has a link that is still good, and names a release
that is registered here: ?preview=mfe-devotee@0123456789abcdef`;

/** Gives the browser a permanent random name, so that it stays in or out of a canary. */
export function nameDevice(reply: FastifyReply, isSecure: boolean): string {
  const device = newDevice();
  keepDevice(reply, device, isSecure);
  return device;
}

const newDevice = () => randomBytes(16).toString('base64url');
const keepDevice = (reply: FastifyReply, device: string, isSecure: boolean) => keep(reply, DEVICE_COOKIE, device, YEAR_SECONDS, isSecure);

/** An empty value deletes the cookie; without an age it expires with the browser. */
function keep(reply: FastifyReply, name: string, value: string, seconds: number | undefined, isSecure: boolean): void {
  const maxAge = value === '' ? 0 : seconds;
  reply.header('set-cookie', serialize(name, value, { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge }));
}
