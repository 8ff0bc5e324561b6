import { Inject, Injectable } from '@nestjs/common';
import {
  type BroadcastAudience,
  type BroadcastChannel,
  type BroadcastGroup,
  type BroadcastSegment,
  broadcastNoun,
  type Language,
  type MessageTopic,
  messagesOf,
  type SuppressionReason,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { fieldError } from '../../platform/http/domain-error.ts';
import { consentIn } from '../consents/consent-in-rows.ts';
import { brokenAmong } from '../consents/mail-addresses.service.ts';
import type { MessageConsentRow } from '../consents/message-consent.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { NotificationPreferencesService } from '../notifications/notification-preferences.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { broadcastNotifications } from './broadcast-notifications.ts';
import { LOCATION_PARTS, type LocationPart } from './location-part.ts';
import { peopleNear } from './people-near.ts';
import { type Place, SEGMENT_PARTS, type SegmentPart } from './segment-part.ts';
import { type KnownPerson, peopleIn } from './segment-people.ts';

/** Fewer than a statement’s parameters. */
const ADDRESSES_AT_ONCE = 500;
const EXAMPLES = 5;
const UNKNOWN_GROUP = fieldError('segment.groups', messagesOf(broadcastNoun)('broadcast.group-unknown'));

export interface AudienceQuestion {
  topic: MessageTopic;
  channels: readonly BroadcastChannel[];
  segment: BroadcastSegment;
}

/** A message to one person by one channel, or why there is none. */
export interface PlannedMessage {
  person: KnownPerson;
  channel: BroadcastChannel;
  /** Null if they can’t have one. */
  address: string | null;
  reason: SuppressionReason | null;
}

/** Whom a broadcast reaches, and why not the others: the same before it is sent and when it is frozen. */
@Injectable()
export class AudienceService {
  constructor(
    private readonly consents: MessageConsents,
    private readonly preferences: NotificationPreferencesService,
    @Inject(SEGMENT_PARTS) private readonly parts: readonly SegmentPart[],
    @Inject(LOCATION_PARTS) private readonly locations: readonly LocationPart[],
  ) {}

  /** The groups to choose from, each with what it can be narrowed to. */
  groups(manager: EntityManager, temple: Place): Promise<BroadcastGroup[]> {
    const groups = this.parts.map(async ({ group, label, byGiving = false, choices }) => ({
      ...{ group, label, byGiving },
      choices: (await choices?.(manager, temple)) ?? null,
    }));
    return Promise.all(groups);
  }

  /** Throws `invalid-fields` for a group that no noun provides. */
  assertKnown({ groups }: BroadcastSegment): void {
    const unknown = groups.some((name) => !this.parts.some(({ group }) => group === name));
    if (unknown) throw UNKNOWN_GROUP;
  }

  /** Every message there would be, each address once per channel. */
  async plan(manager: EntityManager, temple: Temple, { topic, channels, segment }: AudienceQuestion): Promise<PlannedMessage[]> {
    const { near: people, unplaced } = await this.peopleOf(manager, temple, segment);
    const choices = await this.choicesOf(manager, temple.id, people);
    const declined = channels.includes('in-app') ? await this.declinedBy(manager, people) : new Set<string>();
    const phones = channels.includes('sms') ? people.flatMap(({ phone }) => phone ?? []) : [];
    const broken = await brokenAmong(manager, phones);
    const seen = new Set<string>();
    return channels.flatMap((channel) => [
      ...unplaced.map((person) => ({ person, channel, address: null, reason: 'no-location' as const })),
      ...people.flatMap((person): PlannedMessage[] => {
        const message = addressed(person, channel, declined);
        const { address } = message;
        if (address === null) return [message];
        const key = [channel, address].join(' ');
        if (seen.has(key)) return [];
        seen.add(key);
        const consent = consentIn(choices.get(address) ?? [], { templeId: temple.id, topic, channel });
        const isUnreachable = channel === 'sms' && consent === 'stopped' && broken.has(address);
        return [{ ...message, reason: message.reason ?? (isUnreachable ? 'unreachable' : REASONS[consent]) }];
      }),
    ]);
  }

  /** The people of a segment; by distance, those nearby and those of whom nobody knows. */
  private async peopleOf(
    manager: EntityManager,
    temple: Temple,
    segment: BroadcastSegment,
  ): Promise<{ near: KnownPerson[]; unplaced: KnownPerson[] }> {
    const people = await peopleIn(manager, this.parts, temple, segment);
    const { withinMiles: miles } = segment;
    return miles === undefined ? { near: people, unplaced: [] } : peopleNear(manager, this.locations, people, { temple, miles });
  }

  /** The counts before sending, and a few people to preview by. */
  async count(manager: EntityManager, temple: Temple, question: AudienceQuestion): Promise<BroadcastAudience> {
    const messages = await this.plan(manager, temple, question);
    const reached = messages.filter(({ reason }) => reason === null);
    const people = new Set(messages.map(({ person }) => person));
    const reachable = new Set(reached.map(({ person }) => person));
    return {
      total: people.size,
      reachable: reachable.size,
      channels: question.channels.map((channel) => countOf(messages, channel)),
      examples: [...reachable].slice(0, EXAMPLES).map(({ name, language }): { name: string; language: Language } => ({ name, language })),
    };
  }

  /** Accounts that turned news from temples off in the app. */
  private async declinedBy(manager: EntityManager, people: readonly KnownPerson[]): Promise<Set<string>> {
    const accounts = people.flatMap(({ accountId }) => accountId ?? []);
    const { name } = broadcastNotifications.group;
    const declined: string[] = [];
    for (let at = 0; at < accounts.length; at += ADDRESSES_AT_ONCE)
      declined.push(...(await this.preferences.declinedBy(manager, name, 'in-app', accounts.slice(at, at + ADDRESSES_AT_ONCE))));
    return new Set(declined);
  }

  private async choicesOf(
    manager: EntityManager,
    templeId: string,
    people: readonly KnownPerson[],
  ): Promise<Map<string, MessageConsentRow[]>> {
    const addresses = people.flatMap(({ accountId, email, phone }) => [accountId, email, phone].filter((each) => each !== null));
    const choices = new Map<string, MessageConsentRow[]>();
    for (let at = 0; at < addresses.length; at += ADDRESSES_AT_ONCE) {
      const rows = await this.consents.of(manager, templeId, addresses.slice(at, at + ADDRESSES_AT_ONCE));
      for (const row of rows) choices.set(row.address, [...(choices.get(row.address) ?? []), row]);
    }
    return choices;
  }
}

const REASONS = { allowed: null, refused: 'consent', stopped: 'stopped' } as const;

function addressed(person: KnownPerson, channel: BroadcastChannel, declined: ReadonlySet<string>): PlannedMessage {
  const { accountId, email, phone, emailVerified } = person;
  if (channel === 'email') return { person, channel, address: emailVerified ? email : null, reason: emailVerified ? null : 'unverified' };
  if (channel === 'sms') return { person, channel, address: phone, reason: phone === null ? 'no-phone' : null };
  if (accountId === null) return { person, channel, address: null, reason: 'no-account' };
  if (!emailVerified) return { person, channel, address: null, reason: 'unverified' };
  return { person, channel, address: accountId, reason: declined.has(accountId) ? 'consent' : null };
}

function countOf(messages: readonly PlannedMessage[], channel: BroadcastChannel): BroadcastAudience['channels'][number] {
  const own = messages.filter((message) => message.channel === channel);
  const counts = new Map<SuppressionReason, number>();
  for (const { reason } of own) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const excluded = [...counts].map(([reason, count]) => ({ reason, count }));
  return { channel, reachable: own.filter(({ reason }) => reason === null).length, excluded };
}
