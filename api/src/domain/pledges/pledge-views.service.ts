import { Injectable } from '@nestjs/common';
import type { OwnPledge, OwnWording, PledgeDetail, PledgeRow } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { localDateAt } from '../../platform/documents/words.ts';
import { found } from '../../platform/http/domain-error.ts';
import { fundWords } from '../funds/fund-words.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { Pledge } from './pledge.entity.ts';
import { PledgeInstallment } from './pledge-installment.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';
import { paidInstallments } from './pledge-schedule.ts';

/** Pledges as donors and offices see them, with what is paid of each installment. */
@Injectable()
export class PledgeViews {
  constructor(private readonly temples: TemplesService) {}

  async rows(manager: EntityManager, pledges: readonly Pledge[]): Promise<PledgeRow[]> {
    const installments = await installmentsByPledge(manager, pledges);
    return pledges.map((pledge) => ({ ...factsOf(pledge, installments.get(pledge.id) ?? []), donorName: pledge.donorName }));
  }

  async detail(manager: EntityManager, pledge: Pledge): Promise<PledgeDetail> {
    const { templeId, id, email, note, reminders, recordedBy, endReason, donorName } = pledge;
    const temple = await this.temples.of(manager, templeId);
    const rows = (await installmentsByPledge(manager, [pledge])).get(id) ?? [];
    const matches = await manager.find(PledgeMatch, { where: { templeId, pledgeId: id, state: 'matched' }, order: { id: 'ASC' } });
    const gifts = matches.map(({ id: matchId, orderId, amountCents, matchedAt, matchedBy, createdAt }) => {
      return { id: matchId, orderId, amountCents, matchedAt: (matchedAt ?? createdAt).toISOString(), matchedBy };
    });
    const own = { donorName, email, note, reminders, recordedBy, endReason };
    return { ...factsOf(pledge, rows), ...own, installments: paidInstallments(rows, pledge, todayAt(temple)), gifts };
  }

  async own(manager: EntityManager, pledges: readonly Pledge[]): Promise<OwnPledge[]> {
    if (pledges.length === 0) return [];
    const temples = await this.temples.named(
      manager,
      pledges.map(({ templeId }) => templeId),
    );
    const installments = await installmentsByPledge(manager, pledges);
    const labeled = pledges.map((pledge) => ({ ...pledge, label: pledge.fundName }));
    const wordsOf = await fundWords(manager, labeled);
    return labeled.map((pledge) => {
      const view = ownView(pledge, found(temples.get(pledge.templeId)), installments.get(pledge.id) ?? []);
      return { ...view, fund: { ...view.fund, ...asName(wordsOf(pledge).wording) } };
    });
  }
}

const asName = (wording: OwnWording<'label'> | undefined): { wording?: OwnWording<'name'> } =>
  wording ? { wording: Object.fromEntries(Object.entries(wording).map(([code, { label }]) => [code, { name: label }])) } : {};

/** All installments of some pledges, the earliest first. */
export async function installmentsByPledge(
  manager: EntityManager,
  pledges: readonly Pick<Pledge, 'templeId' | 'id'>[],
): Promise<Map<string, PledgeInstallment[]>> {
  const byPledge = new Map<string, PledgeInstallment[]>();
  const where = [...new Set(pledges.map(({ templeId }) => templeId))].map((templeId) => ({
    templeId,
    pledgeId: In(pledges.filter((pledge) => pledge.templeId === templeId).map(({ id }) => id)),
  }));
  if (where.length === 0) return byPledge;
  for (const row of await manager.find(PledgeInstallment, { where, order: { dueOn: 'ASC', id: 'ASC' } })) {
    byPledge.set(row.pledgeId, [...(byPledge.get(row.pledgeId) ?? []), row]);
  }
  return byPledge;
}

const todayAt = ({ timeZone }: Temple): string => localDateAt(new Date(), timeZone);

function factsOf(pledge: Pledge, installments: readonly PledgeInstallment[]) {
  const { id, status, fundId, fundName, amountCents, paidCents, createdAt } = pledge;
  const isEnded = status === 'canceled' || status === 'written-off';
  const next = isEnded ? undefined : paidInstallments(installments, pledge, '').find((each) => each.paidCents < each.amountCents);
  return {
    id,
    status,
    fund: { id: fundId, name: fundName },
    amountCents,
    paidCents,
    next: next ? { dueOn: next.dueOn, leftCents: next.amountCents - next.paidCents } : null,
    createdAt: createdAt.toISOString(),
  };
}

function ownView(pledge: Pledge, temple: Temple, installments: readonly PledgeInstallment[]): OwnPledge {
  const { slug, name, city, state, timeZone } = temple;
  return {
    ...factsOf(pledge, installments),
    temple: { slug, name, city, state, timeZone },
    reminders: pledge.reminders,
    installments: paidInstallments(installments, pledge, todayAt(temple)),
    byOffice: pledge.recordedBy !== null,
  };
}
