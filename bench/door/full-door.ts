import { randomUUID } from 'node:crypto';
import { doorEndpoints, SCANS_MAX } from '@sannidhi/contracts';
import { type ApiClient, signIn } from '@sannidhi/e2e/api-client';
import { openRows, type Row, type Rows } from '@sannidhi/e2e/rows';
import type { Visited } from '../pages/with-browser.ts';
import { announceEvent } from './announced-event.ts';
import { PARTY, register } from './families.ts';

/** A date of an event whose people come, and who keeps its door. */
export interface FullDoor {
  occurrenceId: string;
  helper: string;
  /** QR codes of tickets that nobody has shown yet, as `data:` URLs. */
  codes: string[];
}

export interface DoorSizes {
  /** On the door's list. */
  tickets: number;
  /** Of these, as many came in before. */
  arrived: number;
  /** Parties whose codes are known. */
  families: number;
}

const HELPER = 'devotee@sannidhi.test';

/** An event of the home temple with so many tickets, kept by the demo's devotee. */
export async function fillDoor({ url, dataDir }: Visited, { tickets, arrived, families }: DoorSizes): Promise<FullDoor> {
  const { api: office } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const { occurrenceId, typeId } = await announceEvent(office);
  await office.call(doorEndpoints.addHelper, { params: { occurrenceId }, body: { email: HELPER } });
  const rows = await openRows({ dataDir, database: { url: undefined } });
  try {
    const codes = await register({ url, rows, occurrenceId, typeId }, families);
    const others = await copyTickets(rows, occurrenceId, tickets - codes.length);
    await letIn(office, occurrenceId, others.slice(0, arrived));
    return { occurrenceId, helper: HELPER, codes };
  } finally {
    await rows.close();
  }
}

/** Tickets whose codes nobody knows, in parties. */
async function copyTickets(rows: Rows, occurrenceId: string, count: number): Promise<Row[]> {
  const [ticket] = await rows.query('SELECT * FROM tickets WHERE occurrenceId = ? LIMIT 1', [occurrenceId]);
  const nobody = { accountId: null, email: null, phone: null };
  const parties = Array.from({ length: Math.ceil(count / PARTY) }, () => randomUUID());
  const copies = Array.from({ length: count }, (_, index): Row => {
    const party = { partyId: parties[Math.floor(index / PARTY)], isLead: index % PARTY === 0 ? 1 : 0 };
    return { ...ticket, ...nobody, ...party, id: randomUUID(), name: `Guest ${index + 1}` };
  });
  await rows.insert('tickets', copies);
  return copies;
}

async function letIn(office: ApiClient, occurrenceId: string, tickets: readonly Row[]): Promise<void> {
  const scans = tickets.map(({ id, version }) => ({
    ...{ id: randomUUID(), ticketId: String(id), version: Number(version), act: 'in' as const, way: 'code' as const },
    ...{ of: null, decision: null, handover: null, atMs: Date.now() },
  }));
  for (let at = 0; at < scans.length; at += SCANS_MAX) {
    const body = { device: 'East door', scans: scans.slice(at, at + SCANS_MAX), after: 0 };
    await office.call(doorEndpoints.officeSync, { params: { occurrenceId }, body });
  }
}
