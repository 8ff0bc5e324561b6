import { Entity } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn } from '../../database/columns.ts';

/** A message the sandbox sends: signed at each delivery, the same text each time. */
@Entity('sandbox_events')
export class SandboxEvent {
  @IdColumn()
  id: string;

  @LongTextColumn()
  body: string;

  @InstantColumn()
  createdAt: Date;
}
