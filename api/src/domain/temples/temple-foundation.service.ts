import { Injectable } from '@nestjs/common';
import { TEMPLE_TRANSITIONS, type TempleStatus, type TempleSuspension } from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
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
  | 'website'
>;

/** What an office may change of its own temple; legal name and EIN stay as the platform verified them. */
export type TempleChange = Partial<
  Omit<Temple, 'id' | 'slug' | 'status' | 'legalName' | 'ein' | 'taxStatusConfirmedAt' | 'suspension' | 'version' | 'createdAt'>
>;

/** What may change along with a temple's state. */
type MovedFacts = Partial<Pick<Temple, 'taxStatusConfirmedAt' | 'suspension'>>;

/** What distinguishes temples. */
export type TempleName = Pick<Temple, 'id' | 'name' | 'city' | 'state' | 'ein' | 'latitude' | 'longitude'>;

/** The outbox message that a temple's sky is another one, and its clocks too where `from`, the zone before, isn't its zone anymore. */
export const TEMPLE_ZONE_CHANGED = 'temple-zone-changed';
export interface TempleZoneChanged {
  templeId: string;
  from: string;
}

/** Creating temples and changing their state, in the caller's transaction. */
@Injectable()
export class TempleFoundationService {
  constructor(private readonly outbox: Outbox) {}

  /** A new temple, submitted: invisible to devotees and unable to accept gifts. */
  async establish(tx: EntityManager, facts: TempleFacts, at = new Date()): Promise<Temple> {
    const slug = await freeSlug(tx, `${facts.name} ${facts.city}`);
    const later = { phone: null, email: null, languages: null, wording: null, taxStatusConfirmedAt: null, suspension: null, version: null };
    const temple: Temple = { id: newId(), slug, status: 'submitted', ...columns(facts), ...later, createdAt: at };
    await insertRow(tx, Temple, temple);
    return temple;
  }

  /**
   * Writes what a registration corrects of the one `before` it; what the office has changed since stays. The pin stays too while the city
   * does. The URL of the temple's page stays.
   */
  async redescribe(tx: EntityManager, id: string, before: TempleFacts, after: TempleFacts): Promise<void> {
    const temple = await tx.findOneByOrFail(Temple, { id });
    const isMoved = after.address !== before.address;
    const isElsewhere = isMoved && (after.city !== temple.city || after.state !== temple.state);
    const part = { ...(isMoved ? placeOf(after) : {}), ...(isElsewhere ? pinOf(after) : {}), ...corrected(before, after) };
    await this.write(tx, temple, part);
  }

  /**
   * Changes part of a temple's own data, as its office asks. The URL of its page stays; what is planned by its clocks or its sky follows in a job. Throws
   * `temple-changed` if somebody changed it since the `version` that the office looked at, where it said one.
   */
  async change(tx: EntityManager, temple: Temple, part: TempleChange, version: number | undefined): Promise<Temple> {
    if (version !== undefined && versionOf(temple) !== version) throw new DomainError('temple-changed');
    return this.write(tx, temple, part);
  }

  private async write(tx: EntityManager, temple: Temple, part: Partial<TempleFacts & TempleChange>): Promise<Temple> {
    const changed = { ...temple, ...part };
    const searchText = searchTextOf(changed);
    const version = versionOf(temple);
    const { affected } = await tx
      .createQueryBuilder()
      .update(Temple)
      .set({ ...part, searchText, version: version + 1 })
      .where('id = :id AND COALESCE(version, 0) = :version', { id: temple.id, version })
      .execute();
    if (affected !== 1) throw new DomainError('temple-changed');
    if (hasMoved(temple, changed)) await this.announce(tx, { templeId: temple.id, from: temple.timeZone });
    return { ...changed, searchText, version: version + 1 };
  }

  private announce(tx: EntityManager, changed: TempleZoneChanged): Promise<void> {
    return this.outbox.enqueue(tx, { kind: TEMPLE_ZONE_CHANGED, data: { ...changed }, dedupeKey: `${TEMPLE_ZONE_CHANGED}:${newId()}` });
  }

  /** Moves a temple from one of the allowed states to another. Throws `state-conflict` if someone was faster. */
  async move(tx: EntityManager, id: string, to: TempleStatus, also: MovedFacts = {}): Promise<void> {
    await moveFrom(tx, id, statesBefore(to), { status: to, ...also });
  }

  /** Suspends an approved temple. Throws `state-conflict` if it isn't. */
  async suspend(tx: EntityManager, id: string, suspension: TempleSuspension): Promise<void> {
    await this.move(tx, id, 'suspended', { suspension });
  }

  /** Approves a suspended temple again. Throws `state-conflict` if it isn't suspended. */
  async reinstate(tx: EntityManager, id: string): Promise<void> {
    const from = statesBefore('approved').filter((status) => status === 'suspended');
    await moveFrom(tx, id, from, { status: 'approved', suspension: null });
  }

  /** Every temple except one, for finding duplicates. Rejected registrations are omitted. */
  async othersThan(manager: EntityManager, id: string | null): Promise<TempleName[]> {
    return manager.findBy(Temple, { status: Not('rejected' as TempleStatus), ...(id ? { id: Not(id) } : {}) });
  }
}

async function moveFrom(
  tx: EntityManager,
  id: string,
  from: readonly TempleStatus[],
  change: MovedFacts & { status: TempleStatus },
): Promise<void> {
  const { affected } = await tx.update(Temple, { id, status: In([...from]) }, change);
  if (affected !== 1) throw new DomainError('state-conflict');
}

const statesBefore = (to: TempleStatus): TempleStatus[] =>
  (Object.keys(TEMPLE_TRANSITIONS) as TempleStatus[]).filter((from) => (TEMPLE_TRANSITIONS[from] as readonly TempleStatus[]).includes(to));

/** Whether the sky or the clocks differ. */
const hasMoved = (before: Temple, after: Temple): boolean =>
  (['timeZone', 'latitude', 'longitude'] as const).some((key) => after[key] !== before[key]);

const versionOf = ({ version }: Temple): number => version ?? 0;

const placeOf = ({ address, city, state }: TempleFacts) => ({ address, city, state });
const pinOf = ({ latitude, longitude, timeZone }: TempleFacts) => ({ latitude, longitude, timeZone });

/** What differs between two registrations, besides the place. */
function corrected(before: TempleFacts, after: TempleFacts): Partial<TempleFacts> {
  const {
    address: _address,
    city: _city,
    state: _state,
    latitude: _latitude,
    longitude: _longitude,
    timeZone: _timeZone,
    ...facts
  } = after;
  const isCorrected = (key: keyof typeof facts) => JSON.stringify(facts[key]) !== JSON.stringify(before[key]);
  return Object.fromEntries(Object.entries(facts).filter(([key]) => isCorrected(key as keyof typeof facts)));
}

const columns = (facts: TempleFacts) => ({ ...facts, searchText: searchTextOf({ ...facts, wording: null }) });

const SEARCHED = 240;
/** The name, the city, and the name in other languages, as far as there is room. */
const searchTextOf = ({ name, city, wording }: Pick<Temple, 'name' | 'city' | 'wording'>): string =>
  [name, city, ...Object.values(wording ?? {}).flatMap((said) => said.name ?? [])].join(' ').toLowerCase().slice(0, SEARCHED);

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
