import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  integer,
  localDate,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../platform/database/table-definition.ts';

const tenant = { templeId: primary(ref()), id: id() };

export class PlanTables1767000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, CARDS);
    await createTable(runner, PLANS);
    await createTable(runner, LINES);
    await createTable(runner, OCCURRENCES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'plan_occurrences', 'plan_lines', 'recurring_plans', 'saved_cards');
  }
}

const CARDS = {
  name: 'saved_cards',
  columns: {
    ...tenant,
    accountId: nullable(ref()),
    planId: nullable(ref()),
    status: varchar(12),
    gateway: varchar(12),
    paymentAccount: varchar(60),
    gatewaySetupId: nullable(varchar(120)),
    setupUrl: nullable(longText()),
    customer: nullable(varchar(120)),
    paymentMethod: nullable(varchar(120)),
    brand: nullable(varchar(20)),
    last4: nullable(varchar(4)),
    expiresMonth: nullable(integer()),
    expiresYear: nullable(integer()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: {
    ix_saved_cards_owner: ['accountId', 'templeId', 'id'],
    ix_saved_cards_expiry: ['status', 'expiresYear', 'expiresMonth'],
    ix_saved_cards_plan: ['templeId', 'planId'],
  },
};

const PLANS = {
  name: 'recurring_plans',
  columns: {
    ...tenant,
    accountId: nullable(ref()),
    status: varchar(12),
    waitsForCard: truth(),
    email: nullable(varchar(254)),
    legalName: nullable(varchar(120)),
    anonymous: truth(),
    ruleKind: varchar(12),
    rule: longText(),
    timeZone: varchar(60),
    place: longText(),
    startsOn: localDate(),
    firstN: integer(),
    endsAfter: nullable(integer()),
    endsOn: nullable(localDate()),
    nextN: integer(),
    nextOn: nullable(localDate()),
    nextAt: nullable(instant()),
    coverFees: truth(),
    totalCents: cents(),
    label: varchar(120),
    cardId: nullable(ref()),
    searchText: longText(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: {
    ix_recurring_plans_next: ['nextAt', 'id'],
    ix_recurring_plans_owner: ['accountId', 'id'],
    ix_recurring_plans_status: ['templeId', 'status', 'id'],
    ix_recurring_plans_card: ['templeId', 'cardId'],
  },
};

const LINES = {
  name: 'plan_lines',
  columns: {
    ...tenant,
    planId: ref(),
    position: integer(),
    kind: varchar(12),
    fundId: nullable(ref()),
    itemId: nullable(ref()),
    label: varchar(120),
    amountCents: cents(),
  },
  uniques: { ux_plan_lines_position: ['templeId', 'planId', 'position'] },
  indexes: { ix_plan_lines_fund: ['templeId', 'fundId'] },
};

const OCCURRENCES = {
  name: 'plan_occurrences',
  columns: {
    ...tenant,
    planId: ref(),
    n: integer(),
    dueOn: localDate(),
    dueAt: instant(),
    status: varchar(12),
    attempts: integer(),
    nextAt: nullable(instant()),
    chargeId: nullable(varchar(120)),
    cardId: nullable(ref()),
    totalCents: nullable(cents()),
    failure: nullable(varchar(20)),
    retry: nullable(varchar(12)),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: { ux_plan_occurrences_number: ['templeId', 'planId', 'n'] },
  indexes: { ix_plan_occurrences_due: ['nextAt', 'id'] },
};
