import { Injectable } from '@nestjs/common';
import { BROADCAST_CHANNELS, type BroadcastChannel, CONSENT_TOPICS, type ConsentTopic, type Language } from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { insertOnce, insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { type ConsentQuestion, consentCondition } from './consent-condition.ts';
import { type ConsentSource, EVERY, MessageConsentRow } from './message-consent.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';

/** Null stands for every temple or every topic. */
export interface Withdrawal {
  templeId: string | null;
  topic: ConsentTopic | null;
  channel: BroadcastChannel;
  /** Email (lowercase), phone (E.164), or an account’s id for `in-app`. */
  address: string;
}

interface Choice extends ConsentQuestion {
  address: string;
}

type Place = Pick<MessageConsentRow, 'templeId' | 'channel' | 'address'>;

/** Who may be written to, about what and how. A change takes effect for everything that isn’t sent yet. */
@Injectable()
export class MessageConsents {
  /** Whether a temple may write to an address about a topic. */
  async allows(manager: EntityManager, { address, ...question }: Choice): Promise<boolean> {
    const { sql, values } = consentCondition('?', question);
    // The address comes before the topics in each subquery.
    const given = values.toSpliced(3, 0, address);
    if (question.channel === 'sms') given.splice(8, 0, address);
    return (await manager.query(`SELECT 1 AS allowed WHERE ${sql}`, given)).length > 0;
  }

  /** Whether an address wants nothing from any temple: after STOP (TCPA), a hard bounce or a complaint. */
  isStopped(manager: EntityManager, channel: BroadcastChannel, address: string): Promise<boolean> {
    return manager.existsBy(MessageConsentRow, { templeId: EVERY, channel, address, topic: EVERY, state: 'withdrawn' });
  }

  /** Ends messages to an address, at once. */
  async withdraw(tx: EntityManager, { templeId, topic, channel, address }: Withdrawal, source: ConsentSource): Promise<void> {
    const place = { templeId: templeId ?? EVERY, channel, address };
    await put(tx, place, topic ?? EVERY, 'withdrawn');
    if (topic === null) await tx.update(MessageConsentRow, place, { state: 'withdrawn', changedAt: new Date() });
    await record(tx, place, topic ?? EVERY, 'withdrawn', source);
  }

  /** Ends everything an address agreed to, at every temple. Refusals stay. */
  async endAll(tx: EntityManager, channel: BroadcastChannel, address: string, source: ConsentSource): Promise<void> {
    for (const { templeId, topic } of await tx.findBy(MessageConsentRow, { channel, address, state: 'given' })) {
      const place = { templeId, channel, address };
      await put(tx, place, topic, 'withdrawn');
      await record(tx, place, topic, 'withdrawn', source);
    }
  }

  /** A number has another owner: what its earlier one chose at any temple ends, and nobody is shown it. Without a choice, no temple texts. */
  async passOn(tx: EntityManager, phone: string): Promise<void> {
    await this.endAll(tx, 'sms', phone, 'phone-verified');
    await tx.delete(MessageConsentRow, { channel: 'sms', address: phone, templeId: Not(EVERY) });
  }

  /** Allows one topic of one temple; `wording` is what the person agreed to, in `language`. Other topics stay as they are. */
  async give(
    tx: EntityManager,
    { templeId, topic, channel, address }: Choice,
    source: ConsentSource,
    wording: string,
    language: Language | null = null,
  ): Promise<void> {
    const place = { templeId, channel, address };
    const { affected } = await tx.delete(MessageConsentRow, { ...place, topic: EVERY });
    const others = affected ? CONSENT_TOPICS.filter((one) => one !== topic) : [];
    for (const other of others) await put(tx, place, other, 'withdrawn');
    await put(tx, place, topic, 'given');
    await record(tx, place, topic, 'given', source, { wording: wording.slice(0, 400), language });
  }

  /**
   * Takes back a withdrawal from every temple (START after STOP); choices for single temples stay. START is recorded in any case: the
   * provider may know of a STOP that we don't, and report it later.
   */
  async restore(tx: EntityManager, channel: BroadcastChannel, address: string, source: ConsentSource): Promise<void> {
    const place = { templeId: EVERY, channel, address };
    const { affected } = await tx.delete(MessageConsentRow, place);
    if (affected || source === 'sms-keyword') await record(tx, place, EVERY, 'restored', source);
  }

  /** The choices in effect for addresses, at a temple, or several, and everywhere. */
  of(manager: EntityManager, templeId: string | readonly string[], addresses: readonly string[]): Promise<MessageConsentRow[]> {
    return manager.findBy(MessageConsentRow, {
      templeId: In([templeId, EVERY].flat()),
      channel: In([...BROADCAST_CHANNELS]),
      address: In([...addresses]),
    });
  }
}

async function put(tx: EntityManager, place: Place, topic: string, state: MessageConsentRow['state']): Promise<void> {
  const key = { ...place, topic };
  const change = { state, changedAt: new Date() };
  if (!(await insertOnce(tx, MessageConsentRow, { ...key, ...change }))) await tx.update(MessageConsentRow, key, change);
}

function record(
  tx: EntityManager,
  place: Place,
  topic: string,
  action: MessageConsentRecordRow['action'],
  source: ConsentSource,
  seen: Pick<MessageConsentRecordRow, 'wording' | 'language'> = { wording: null, language: null },
): Promise<void> {
  return insertRow(tx, MessageConsentRecordRow, { id: newId(), ...place, topic, action, source, ...seen, createdAt: new Date() });
}
