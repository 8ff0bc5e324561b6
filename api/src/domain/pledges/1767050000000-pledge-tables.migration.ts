import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  localDate,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

const PAID_WITHIN_PLEDGE = 'paidCents >= 0 AND paidCents <= amountCents';

export class PledgeTables1767050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'pledges',
      columns: {
        templeId: primary(ref()),
        id: id(),
        status: varchar(20),
        donorAccountId: nullable(ref()),
        donorName: varchar(120),
        email: nullable(varchar(254)),
        fundId: ref(),
        fundName: varchar(60),
        amountCents: cents(),
        paidCents: cents(),
        pastDueCents: cents(),
        reminders: truth(),
        note: varchar(300),
        recordedBy: nullable(varchar(120)),
        endReason: nullable(varchar(200)),
        turnAt: nullable(instant()),
        searchText: longText(),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: {
        ix_pledges_status: ['templeId', 'status', 'id'],
        ix_pledges_fund: ['templeId', 'fundId', 'id'],
        ix_pledges_email: ['templeId', 'email'],
        ix_pledges_donor: ['donorAccountId', 'id'],
        ix_pledges_turn: ['turnAt'],
      },
      checks: { ck_pledges_paid: PAID_WITHIN_PLEDGE },
    });
    await createTable(runner, {
      name: 'pledge_installments',
      columns: {
        templeId: primary(ref()),
        id: id(),
        pledgeId: ref(),
        dueOn: localDate(),
        amountCents: cents(),
        remindedAt: nullable(instant()),
      },
      indexes: { ix_pledge_installments_due: ['templeId', 'pledgeId', 'dueOn'] },
    });
    await createTable(runner, {
      name: 'pledge_matches',
      columns: {
        templeId: primary(ref()),
        id: id(),
        state: varchar(12),
        orderId: ref(),
        orderLineId: ref(),
        pledgeId: nullable(ref()),
        amountCents: cents(),
        question: nullable(varchar(12)),
        matchedBy: nullable(varchar(120)),
        matchedAt: nullable(instant()),
        createdAt: instant(),
        updatedAt: instant(),
      },
      indexes: {
        ix_pledge_matches_state: ['templeId', 'state', 'id'],
        ix_pledge_matches_pledge: ['templeId', 'pledgeId', 'id'],
        ix_pledge_matches_order: ['templeId', 'orderId'],
      },
      uniques: { ux_pledge_matches_line: ['templeId', 'orderLineId'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'pledge_matches', 'pledge_installments', 'pledges');
  }
}
