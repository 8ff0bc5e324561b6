import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bookingEndpoints, poojaServiceEndpoints, poojaServiceSchema, poojaSlotEndpoints, priestDayEndpoints } from '@sannidhi/contracts';
import Database from 'better-sqlite3';
import { ApiClient, signIn } from '../harness/api-client.ts';
import type { PlatformProcess } from '../harness/platform-process.ts';

const PRIEST = 'priest@sannidhi.test';
const ZONE = 'America/New_York';
const LAST_MINUTES = ['23:57', '23:58', '23:59'] as const;
/** A service can be marked from half an hour before it begins. */
const DUE_MINUTES = 20;
const SERVICE_MINUTES = 30;

export interface AltarService {
  slotId: string;
  bookingId: string;
  name: string;
}

/** Today at the temple. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());

export const officeOf = async (platform: PlatformProcess): Promise<ApiClient> => {
  const { authToken } = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  return new ApiClient(platform.url, `Bearer ${authToken}`);
};

/** Three services today, each with a walk-in’s family, which the demo’s priest has accepted. */
export async function threeServices(platform: PlatformProcess): Promise<AltarService[]> {
  const office = await officeOf(platform);
  const { user } = await signIn(platform.url, PRIEST, 'priest');
  const services: AltarService[] = [];
  for (const [index, time] of LAST_MINUTES.entries()) {
    const name = `Archana ${index + 1} ${randomUUID().slice(0, 8)}`;
    const body = { ...poojaServiceSchema.getDefault(), name, durationMinutes: SERVICE_MINUTES, priceCents: 2_100, capacity: 4 };
    const pooja = await office.call(poojaServiceEndpoints.add, { body });
    const places = { capacity: 4, onlinePlaces: 2, counterPlaces: 2 };
    const slot = await office.call(poojaSlotEndpoints.add, { body: { serviceId: pooja.id, date: today(), time, ...places } });
    const family = { bookedBy: `Family ${index + 1}`, participants: [{ name: `Devotee ${index + 1}`, gotra: 'Kashyapa', nakshatra: 4 }] };
    const walkIn = { ...bookingEndpoints.walkIn.body?.getDefault(), slotId: slot.id, ...family, intention: '', method: 'cash' } as never;
    const booking = await office.call(bookingEndpoints.walkIn, { body: walkIn, idempotencyKey: randomUUID() });
    accepted(platform, user.id, slot);
    dueIn(platform, name, DUE_MINUTES + index);
    services.push({ slotId: slot.id, bookingId: booking.id, name });
  }
  return services;
}

/** A pooja's service of today comes up, at any hour of the day: it can be marked, and whoever took it has it at that time. */
export function dueIn({ dataDir }: PlatformProcess, pooja: string, minutes = DUE_MINUTES) {
  const database = new Database(join(dataDir, 'sannidhi.sqlite'), { timeout: 120_000 });
  const at = (later: number) => new Date(Date.now() + later * 60_000).toISOString().replace('T', ' ').replace('Z', '');
  const times = [at(minutes), at(minutes + SERVICE_MINUTES)];
  const slots = 'SELECT id FROM pooja_slots WHERE serviceId IN (SELECT id FROM pooja_services WHERE name = ?)';
  database.prepare(`UPDATE priest_assignments SET startsAt = ?, endsAt = ? WHERE slotId IN (${slots})`).run(...times, pooja);
  database.prepare(`UPDATE pooja_slots SET startsAt = ?, endsAt = ? WHERE id IN (${slots})`).run(...times, pooja);
  database.close();
}

/** As the priest's answer would leave it. */
function accepted(
  { dataDir }: PlatformProcess,
  accountId: string,
  { id, startsAt, endsAt }: { id: string; startsAt: string; endsAt: string },
) {
  const database = new Database(join(dataDir, 'sannidhi.sqlite'), { timeout: 120_000 });
  const [{ templeId }] = database.prepare('SELECT templeId FROM pooja_slots WHERE id = ?').all(id) as [{ templeId: string }];
  const at = (instant: string) => instant.replace('T', ' ').replace('Z', '');
  database
    .prepare(
      `INSERT INTO priest_assignments (templeId, id, slotId, position, accountId, state, liveKey, offeredAt, answerBy, explanation, startsAt, endsAt)
       VALUES (?, ?, ?, 1, ?, 'accepted', ?, ?, ?, '{"code":"priest-assignment.why-only"}', ?, ?)`,
    )
    .run(templeId, randomUUID(), id, accountId, `${id}:1`, at(startsAt), at(startsAt), at(startsAt), at(endsAt));
  database.close();
}

/** A tablet whose browser can be closed and opened again: it keeps what it stored. */
export class PriestTablet {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablet-'));
  readonly url: string;
  /** The marks that reached the server, by the service's id, in their order. */
  readonly sent: string[] = [];
  private context: BrowserContext | undefined;
  private readonly options: Parameters<typeof chromium.launchPersistentContext>[1];

  constructor(url: string, options: Parameters<typeof chromium.launchPersistentContext>[1]) {
    this.url = url;
    this.options = options;
  }

  /** Opens the browser, with a network or without. */
  async open({ online = true } = {}): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.folder, { ...this.options, baseURL: this.url });
    await this.context.setOffline(!online);
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    return page;
  }

  /** Signs in by a call, once: the browser keeps the session. */
  async enter(page: Page): Promise<void> {
    const { authToken, user } = await signIn(this.url, PRIEST, 'priest');
    await page.goto('/');
    await page.evaluate(
      ([token, stored]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('auth_token', token);
        localStorage.setItem('user', stored);
      },
      [authToken, JSON.stringify(user)] as const,
    );
  }

  async network(online: boolean): Promise<void> {
    await this.context?.setOffline(!online);
  }

  async close(): Promise<void> {
    await this.context?.close();
  }
}

/** What the priest's day says at the server. */
export async function dayAtServer(platform: PlatformProcess) {
  const { authToken } = await signIn(platform.url, PRIEST, 'priest');
  return new ApiClient(platform.url, `Bearer ${authToken}`).call(priestDayEndpoints.day, { query: { date: today() } });
}
