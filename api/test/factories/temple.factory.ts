import { Temple } from '../../src/domain/temples/temple.entity.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import type { TestApi } from '../start-test-api.ts';

/** An approved temple with a confirmed tax status. */
export async function buildTemple(api: TestApi, given: Partial<Temple> = {}): Promise<Temple> {
  const id = given.id ?? newId();
  const name = given.name ?? 'Sri Venkateswara Temple';
  const city = given.city ?? 'Novi';
  const temple = {
    id,
    slug: `temple-${id}`,
    status: 'approved' as const,
    name,
    legalName: `${name} Inc.`,
    ein: '12-3456789',
    address: `26233 Taft Road, ${city}, MI 48374`,
    city,
    state: 'MI',
    latitude: 42.4806,
    longitude: -83.4755,
    timeZone: 'America/Detroit',
    tradition: 'Sri Vaishnava',
    deities: ['Venkateswara', 'Padmavathi'],
    description: 'A temple for tests.',
    website: null,
    phone: null,
    email: null,
    languages: null,
    wording: null,
    searchText: `${name} ${city}`.toLowerCase(),
    taxStatusConfirmedAt: new Date('2026-01-01T00:00:00Z'),
    suspension: null,
    version: null,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...given,
  };
  await api.database.transaction((tx) => tx.insert(Temple, temple));
  return temple;
}
