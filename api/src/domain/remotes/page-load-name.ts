import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { newId } from '../../platform/ids/new-id.ts';

const PURPOSE = 'page-load';
const LIFETIME_SECONDS = 24 * 60 * 60;
const SIGNATURE_LENGTH = 32;

/** Names of page loads that only this installation can create: `<id>.<second>.<signature>`. */
@Injectable()
export class PageLoadNames {
  constructor(private readonly ring: KeyRing) {}

  /** A new name, for the page about to be sent. */
  next(now = new Date()): string {
    const named = `${newId()}.${Math.floor(now.getTime() / 1000)}`;
    return `${named}.${this.ring.hash(PURPOSE, named).slice(0, SIGNATURE_LENGTH)}`;
  }

  /** The id in a name of ours that is at most a day old, or undefined. */
  idOf(name: string, now = new Date()): string | undefined {
    const [id = '', second = '', signature = ''] = name.split('.');
    const age = now.getTime() / 1000 - Number(second);
    const isOurs = this.ring.matches(PURPOSE, `${id}.${second}`, signature, SIGNATURE_LENGTH);
    return isOurs && age < LIFETIME_SECONDS ? id : undefined;
  }
}
