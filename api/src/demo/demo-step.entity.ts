import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../platform/database/columns.ts';

/** A completed part of the demo data. */
@Entity('demo_steps')
export class DemoStepDone {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  @InstantColumn()
  doneAt: Date;
}
