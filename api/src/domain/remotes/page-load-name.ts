import { Inject, Injectable } from '@nestjs/common';
import { keyedHash } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { newId } from '../../platform/ids/new-id.ts';

const LIFETIME_SECONDS = 24 * 60 * 60;
const SIGNATURE_LENGTH = 32;

/** Names of page loads that only this installation can make: `<id>.<second>.<signature>`. */
@Injectable()
export class PageLoadNames {
  constructor(@Inject(SETTINGS) private readonly settings: Pick<Settings, 'secretKey'>) {}

  /** A new name, for the page about to be sent. */
  next(now = new Date()): string {
    const named = `${newId()}.${Math.floor(now.getTime() / 1000)}`;
    return `${named}.${this.sign(named)}`;
  }

  /** The id of a name of ours that is at most a day old, or undefined. */
  idOf(name: string, now = new Date()): string | undefined {
    const [id = '', second = '', signature] = name.split('.');
    const age = now.getTime() / 1000 - Number(second);
    return signature === this.sign(`${id}.${second}`) && age < LIFETIME_SECONDS ? id : undefined;
  }

  private sign(named: string): string {
    return keyedHash(this.settings.secretKey, 'page-load', named).slice(0, SIGNATURE_LENGTH);
  }
}
