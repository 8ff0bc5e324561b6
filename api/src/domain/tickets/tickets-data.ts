import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { childrenOf, childView, forgetPast } from './children/ticket-child-rows.ts';
import { TicketRow } from './ticket.entity.ts';
import { TicketWaitRow } from './waits/ticket-wait.entity.ts';
import { TicketWaitlist } from './waits/ticket-waitlist.service.ts';

/** A person's tickets stay with the temple as a count of places, without who they were for; one that is ahead keeps the name the door asks for. */
@Injectable()
export class TicketsData {
  constructor(personalData: PersonalData, waitlist: TicketWaitlist) {
    personalData.add({
      name: 'tickets',
      nouns: ['ticket'],
      entities: [TicketRow, TicketWaitRow],
      export: exported,
      erase: async (tx, accountId) => {
        const waits = await tx.findBy(TicketWaitRow, { accountId, status: In(['requested', 'waiting', 'offered']) });
        for (const wait of waits) await waitlist.leave(tx, wait);
        await tx.delete(TicketWaitRow, { accountId });
        await unlink(tx, accountId);
      },
    });
  }
}

async function exported(reader: EntityManager, accountId: string): Promise<unknown> {
  const waits = await reader.find(TicketWaitRow, { where: { accountId }, order: { id: 'ASC' } });
  const tickets = await reader.find(TicketRow, { where: { accountId }, order: { id: 'ASC' } });
  return {
    tickets,
    children: await childrenIn(reader, tickets),
    waits: waits.map(({ openKey: _key, ...wait }) => wait),
  };
}

/** What their temples know of the children with these tickets. */
async function childrenIn(reader: EntityManager, tickets: readonly TicketRow[]): Promise<object[]> {
  const known = [];
  for (const templeId of new Set(tickets.map((ticket) => ticket.templeId)))
    for (const row of (
      await childrenOf(
        reader,
        tickets.filter((ticket) => ticket.templeId === templeId),
      )
    ).values())
      known.push({ ticketId: row.id, ...childView(row) });
  return known;
}

async function unlink(tx: EntityManager, accountId: string): Promise<void> {
  await forgetPast(tx, accountId, new Date());
  const nobody = { accountId: null, email: null, phone: null, bookedBy: 'Former devotee', answers: [] };
  for (const { templeId, id, startsAt } of await tx.findBy(TicketRow, { accountId }))
    await tx.update(TicketRow, { templeId, id }, startsAt > new Date() ? nobody : { ...nobody, name: '' });
}
