import { Injectable } from '@nestjs/common';
import { TEMPLE_TRANSITIONS, type TempleStatus } from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Temple } from './temple.entity.ts';

/** The temple's data in a registration. */
export type TempleFacts = Pick<
  Temple,
  | 'name'
  | 'legalName'
  | 'ein'
  | 'address'
  | 'city'
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'tradition'
  | 'deities'
  | 'description'
>;

/** What distinguishes temples. */
export type TempleName = Pick<Temple, 'id' | 'name' | 'city' | 'state' | 'ein' | 'latitude' | 'longitude'>;

/** Creating temples and changing their state, in the caller's transaction. */
@Injectable()
export class TempleFoundationService {
  /** A new temple, submitted: invisible to devotees and unable to accept gifts. */
  async establish(tx: EntityManager, facts: TempleFacts, at = new Date()): Promise<Temple> {
    const slug = await freeSlug(tx, `${facts.name} ${facts.city}`);
    const temple: Temple = { id: newId(), slug, status: 'submitted', ...columns(facts), taxStatusConfirmedAt: null, createdAt: at };
    await insertRow(tx, Temple, temple);
    return temple;
  }

  /** Corrects a registration's data. The URL of the temple's page stays. */
  async redescribe(tx: EntityManager, id: string, facts: TempleFacts): Promise<void> {
    await tx.update(Temple, { id }, columns(facts));
  }

  /** Moves a temple from one of the allowed states to another. Throws `state-conflict` if someone was faster. */
  async move(tx: EntityManager, id: string, to: TempleStatus, also: { taxStatusConfirmedAt?: Date } = {}): Promise<void> {
    const { affected } = await tx.update(Temple, { id, status: In(statesBefore(to)) }, { status: to, ...also });
    if (affected !== 1) throw new DomainError('state-conflict');
  }

  /** Every temple except one, for finding duplicates. Rejected registrations are omitted. */
  async othersThan(manager: EntityManager, id: string | null): Promise<TempleName[]> {
    return manager.findBy(Temple, { status: Not('rejected' as TempleStatus), ...(id ? { id: Not(id) } : {}) });
  }
}

const statesBefore = (to: TempleStatus): TempleStatus[] =>
  (Object.keys(TEMPLE_TRANSITIONS) as TempleStatus[]).filter((from) => (TEMPLE_TRANSITIONS[from] as readonly TempleStatus[]).includes(to));

const columns = (facts: TempleFacts) => ({ ...facts, searchText: `${facts.name} ${facts.city}`.toLowerCase() });

/** The unique key on the slug decides if two registrations with the same name race. */
async function freeSlug(tx: EntityManager, text: string): Promise<string> {
  const wanted = slugOf(text);
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    if ((await tx.countBy(Temple, { slug })) === 0) return slug;
  }
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-|-$/g, '') || 'temple';
