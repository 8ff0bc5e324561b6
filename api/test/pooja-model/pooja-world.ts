import type { PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../clock.ts';
import { buildGivingTemple, type GivingTemple } from '../factories/giving.factory.ts';
import { addSlot, offerPooja } from '../poojas.ts';
import { signInStaff } from '../sign-in.ts';
import type { TestApi } from '../start-test-api.ts';
import { DAY, FEE, type Purchase, type Waiting } from './purchase.ts';
import { SlotModel } from './slot-model.ts';
import { FAR, type PoojaTerms, USUAL_TERMS, WEEK } from './usual-terms.ts';

const SPLIT = { onlinePlaces: 2, counterPlaces: 1 };
const CAPACITY = 3;
const DAYS_AHEAD = 60;

/** Three slots of one pooja, in the application and in the model, and everybody who wants a place in them. */
export class PoojaWorld {
  readonly models: SlotModel[] = [];
  readonly slots: PoojaSlot[] = [];
  readonly purchases: Purchase[] = [];
  readonly waits: Waiting[] = [];
  readonly blackouts: string[] = [];
  terms: PoojaTerms = USUAL_TERMS;

  private constructor(
    readonly api: TestApi,
    readonly place: GivingTemple,
    readonly office: TestAgent,
    readonly service: PoojaService,
    public now: number,
  ) {}

  static async begin(api: TestApi, now: number): Promise<PoojaWorld> {
    setClock(new Date(now).toISOString());
    const place = await buildGivingTemple(api);
    const office = (await signInStaff(api, { temple: place.temple })).client;
    const date = dateAfter(now, DAYS_AHEAD);
    const service = { daysAhead: FAR, changeFeeCents: FEE };
    const first = await offerPooja(office, place, CAPACITY, { ...SPLIT, date, service });
    const world = new PoojaWorld(api, place, office, first.service, now);
    const another = (more: object) => addSlot(office, place, first.service, CAPACITY, { ...SPLIT, ...more });
    world.know(first.slot);
    world.know(await another({ date, time: '13:00' }));
    world.know(await another({ date: dateAfter(now, DAYS_AHEAD + WEEK), time: '11:00' }));
    return world;
  }

  model = (slot: number): SlotModel => this.models[slot]!;
  at = (slot: number): PoojaSlot => this.slots[slot]!;

  /** Families that booked, and have nothing else in a cart or at a checkout. */
  get booked(): TestAgent[] {
    const settled = ({ stage, refunded }: Purchase) => stage === 'booked' || stage === 'moved' || refunded;
    const online = this.purchases.filter(({ stage, channel }) => stage === 'booked' && channel === 'online');
    const families = [...new Set(online.map(({ client }) => client))];
    return families.filter((family) => this.purchases.every((it) => it.client !== family || settled(it)));
  }

  private know(slot: PoojaSlot): void {
    this.slots.push(slot);
    this.models.push(new SlotModel(Date.parse(slot.startsAt), this.place.temple.timeZone, { capacity: CAPACITY, ...SPLIT, open: true }));
  }
}

const dateAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString().slice(0, 10);
