import { defineSchema } from '../../platform/database/schema.ts';
import { EventThanksTables1777100400000 } from './1777100400000-event-thanks-tables.migration.ts';
import { EventThanksRow } from './event-thanks.entity.ts';
import { ThanksSentRow } from './thanks-sent.entity.ts';

export const eventThanksSchema = defineSchema({
  entities: [EventThanksRow, ThanksSentRow],
  migrations: [EventThanksTables1777100400000],
});
