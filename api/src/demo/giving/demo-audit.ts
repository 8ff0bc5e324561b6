import type { AuditAction } from '@sannidhi/contracts';
import type { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import { demoId } from '../demo-step.ts';

/** The audit trail of a demo temple's gifts. */
export class DemoAudit {
  readonly entries: AuditEntry[] = [];

  constructor(private readonly templeId: string) {}

  /** What was done with a gift, by the payment provider where nobody else is named. */
  note(donation: Order, action: AuditAction, at: Date, note: string | null = null, actorLabel = 'Payment provider'): void {
    this.entries.push({
      id: demoId(`audit:${donation.id}:${action}`, at),
      templeId: this.templeId,
      actorKey: 'system:demo',
      actorLabel,
      address: null,
      action,
      subjectKind: 'donation',
      subjectId: donation.id,
      before: null,
      after: null,
      note,
      userAgent: null,
      times: null,
      countKey: null,
      at,
    });
  }
}
