import { Injectable } from '@nestjs/common';
import type { OwnMail } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { MailAddresses } from './mail-addresses.service.ts';

/** Whether broadcasts reach the caller's own address. */
@Injectable()
export class OwnMailService {
  constructor(
    private readonly database: Database,
    private readonly addresses: MailAddresses,
  ) {}

  own(actor: Actor): Promise<OwnMail> {
    return this.of(this.database.reader, accountOf(actor).email);
  }

  /** Allows broadcasts to the actor's address again. */
  resume(actor: Actor): Promise<OwnMail> {
    const { email } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      await this.addresses.resume(tx, { channel: 'email', address: email }, 'settings');
      return this.of(tx, email);
    });
  }

  private async of(manager: EntityManager, email: string): Promise<OwnMail> {
    const row = await this.addresses.problemOf(manager, email);
    return { email, problem: row?.problem ?? null, since: row?.since?.toISOString() ?? null };
  }
}
