import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  BROADCAST_CHANNELS,
  type BroadcastChannel,
  type ConsentTopic,
  MESSAGE_TOPICS,
  type messageConsentEndpoints,
  SMS_TERMS_VERSION,
  smsTerms,
  type TempleConsents,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Account } from '../accounts/account.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { consentIn } from './consent-in-rows.ts';
import { MailAddressRow } from './mail-address.entity.ts';
import { EVERY, type MessageConsentRow } from './message-consent.entity.ts';
import { MessageConsents } from './message-consents.service.ts';
import { ownTemplesOf } from './own-temples.ts';

/** Where an account can be written to; without a verified phone, no texts. */
interface Reach {
  addresses: Record<BroadcastChannel, string | null>;
  phone: string | null;
  phoneVerified: boolean;
  phoneUnreachable: boolean;
}

/** What a person hears from their temples. */
@Injectable()
export class OwnConsentsService {
  constructor(
    private readonly database: Database,
    private readonly consents: MessageConsents,
  ) {}

  /** The actor's choices at every temple that may write to them. */
  own(actor: Actor): Promise<TempleConsents[]> {
    return this.in(this.database.reader, accountOf(actor).accountId);
  }

  /**
   * Turns a topic on or off in a channel; at a suspended temple only off. Throws `not-found`, and for text messages `phone-unverified` if nobody verified the phone and
   * `sms-terms-changed` if other terms were shown.
   */
  choose(
    actor: Actor,
    { templeId, topic, channel, isOn, language = 'en', terms }: BodyOf<typeof messageConsentEndpoints.choose>,
  ): Promise<TempleConsents[]> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const isOffered = ({ id, status }: Temple) => id === templeId && (status === 'approved' || !isOn);
      const { name } = found((await ownTemplesOf(tx, accountId)).find(isOffered));
      const address = (await reachOf(tx, accountId)).addresses[channel];
      if (address === null) throw new DomainError('phone-unverified');
      const choice = { templeId, topic, channel, address };
      if (isOn && channel === 'sms') {
        if (terms !== SMS_TERMS_VERSION) throw new DomainError('sms-terms-changed');
        await this.consents.give(tx, choice, 'settings', smsTerms(name, language), language);
      } else if (isOn) await this.consents.give(tx, choice, 'settings', `${name} may send me ${topic} by ${channel}`);
      else await this.consents.withdraw(tx, choice, 'settings');
      return this.in(tx, accountId);
    });
  }

  private async in(manager: EntityManager, accountId: string): Promise<TempleConsents[]> {
    const reach = await reachOf(manager, accountId);
    const known = Object.values(reach.addresses).filter((address) => address !== null);
    const temples = await ownTemplesOf(manager, accountId);
    const ids = temples.map(({ id }) => id);
    const rows = await this.consents.of(manager, ids, known);
    return temples.map((temple) =>
      viewOf(
        temple,
        reach,
        rows.filter(({ templeId }) => [temple.id, EVERY].includes(templeId)),
      ),
    );
  }
}

function viewOf({ id, name, status }: Temple, { addresses, ...reach }: Reach, rows: readonly MessageConsentRow[]): TempleConsents {
  const of = (channel: BroadcastChannel) => rows.filter(({ address }) => address === addresses[channel]);
  const ask = (channel: BroadcastChannel, topic: ConsentTopic) => consentIn(of(channel), { templeId: id, topic, channel });
  const choice = (topic: ConsentTopic, channel: BroadcastChannel) => ({
    topic,
    channel,
    isOn: addresses[channel] !== null && ask(channel, topic) === 'allowed',
  });
  return {
    templeId: id,
    temple: name,
    isSuspended: status === 'suspended',
    ...reach,
    stopped: BROADCAST_CHANNELS.filter((channel) => MESSAGE_TOPICS.every((topic) => ask(channel, topic) === 'stopped')),
    choices: [
      ...MESSAGE_TOPICS.flatMap((topic) => BROADCAST_CHANNELS.map((channel) => choice(topic, channel))),
      choice('notifications', 'sms'),
    ],
  };
}

async function reachOf(manager: EntityManager, accountId: string): Promise<Reach> {
  const { email, phone, phoneVerifiedAt } = found(await manager.findOneBy(Account, { id: accountId }));
  const phoneVerified = phoneVerifiedAt !== null;
  const sms = phoneVerified ? phone : null;
  // Of a number that they only typed, nobody learns anything.
  const phoneUnreachable = sms !== null && (await manager.existsBy(MailAddressRow, { address: sms, problem: 'bounce' }));
  return { addresses: { email, sms, 'in-app': accountId }, phone, phoneVerified, phoneUnreachable };
}
