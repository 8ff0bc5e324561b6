import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';

/** The site as passkeys know it. */
export interface PasskeyOrigin {
  /** `https://sannidhi.example` */
  origin: string;
  /** `sannidhi.example`: passkeys are bound to the name, not to the port. */
  rpId: string;
}

/** Whether passkeys work at `PUBLIC_URL`, and under which name. */
@Injectable()
export class PasskeySite {
  readonly #site: PasskeyOrigin | null;

  constructor(@Inject(SETTINGS) { publicUrl }: Settings) {
    this.#site = siteOf(publicUrl);
  }

  /** Null where passkeys can't work. */
  get origin(): string | null {
    return this.#site?.origin ?? null;
  }

  /** Throws `passkeys-unavailable` where they can't. */
  required(): PasskeyOrigin {
    if (!this.#site) throw new DomainError('passkeys-unavailable');
    return this.#site;
  }
}

/** Browsers offer passkeys to names only, never to a bare IP address, and in secure contexts: HTTPS, or this machine itself. */
export function siteOf(publicUrl: string): PasskeyOrigin | null {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isName && isSecure ? { origin, rpId: hostname } : null;
}
