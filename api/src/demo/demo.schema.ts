import { defineSchema } from '../platform/database/schema.ts';
import { DemoTables1763600000300 } from './1763600000300-demo-tables.migration.ts';
import { DemoStepDone } from './demo-step.entity.ts';

export const demoSchema = defineSchema({ entities: [DemoStepDone], migrations: [DemoTables1763600000300] });
