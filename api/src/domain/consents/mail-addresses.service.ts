import { Injectable } from '@nestjs/common';
import type { MailProblem } from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import type { MailReportKind } from '../../platform/mail/mail-report.ts';
import { MailAddressRow } from './mail-address.entity.ts';
import type { ConsentSource } from './message-consent.entity.ts';
import { MessageConsents } from './message-consents.service.ts';

const ASKED_TOGETHER = 500;

/** Mail that didn't arrive for a passing reason: a full mailbox, a server that is away. */
const SOFT_BOUNCES_THAT_SUPPRESS = 5;

/** An email address, or a phone (E.164). */
interface Reached {
  channel: 'email' | 'sms';
  address: string;
}

/** Which addresses and phones messages come back from, or complaints come from. Each ends every temple's broadcasts there. */
@Injectable()
export class MailAddresses {
  constructor(private readonly consents: MessageConsents) {}

  /** Counts a report; one that suppresses the address is also a record of consent. */
  async report(tx: EntityManager, { channel, address: given }: Reached, kind: MailReportKind, now = new Date()): Promise<void> {
    const address = given.toLowerCase();
    await insertOnce(tx, MailAddressRow, { address, softBounces: 0, problem: null, since: null });
    if (kind === 'soft') await execute(tx, 'UPDATE mail_addresses SET softBounces = softBounces + 1 WHERE address = ?', [address]);
    const problem: MailProblem = kind === 'complaint' ? 'complaint' : 'bounce';
    const least = kind === 'soft' ? SOFT_BOUNCES_THAT_SUPPRESS : 0;
    const isWorse = `problem IS NULL OR (problem = 'bounce' AND ? = 'complaint')`;
    const sql = `UPDATE mail_addresses SET problem = ?, since = ? WHERE address = ? AND softBounces >= ? AND (${isWorse})`;
    if ((await execute(tx, sql, [problem, now, address, least, problem])) === 0) return;
    await this.consents.withdraw(tx, { templeId: null, topic: null, channel, address }, problem);
  }

  /** A message arrived: what didn't before was a passing trouble. */
  async reached(tx: EntityManager, address: string): Promise<void> {
    await tx.update(MailAddressRow, { address: address.toLowerCase(), problem: IsNull() }, { softBounces: 0 });
  }

  /** What is wrong with an address; null if nothing is. */
  async problemOf(manager: EntityManager, email: string | null): Promise<MailAddressRow | null> {
    if (email === null) return null;
    return manager.findOneBy(MailAddressRow, { address: email.toLowerCase(), problem: Not(IsNull()) });
  }

  /** Allows broadcasts again because the owner says so; the choices for single temples stay. */
  async resume(tx: EntityManager, { channel, address: given }: Reached, source: ConsentSource): Promise<void> {
    const address = given.toLowerCase();
    await tx.update(MailAddressRow, { address }, { softBounces: 0, problem: null, since: null });
    await this.consents.restore(tx, channel, address, source);
  }
}

/** Those of the addresses, in lowercase, that get no mail any more. */
export async function brokenAmong(manager: EntityManager, addresses: readonly string[]): Promise<Set<string>> {
  const broken = new Set<string>();
  for (let from = 0; from < addresses.length; from += ASKED_TOGETHER) {
    const where = { address: In(addresses.slice(from, from + ASKED_TOGETHER)), problem: Not(IsNull()) };
    for (const { address } of await manager.findBy(MailAddressRow, where)) broken.add(address);
  }
  return broken;
}
