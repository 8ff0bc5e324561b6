import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PICKUP_LENGTH, PICKUP_LETTERS, pickupHash, shownPickupCode } from '@sannidhi/contracts';
import { MoreThan } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../../../platform/auth/key-rotation.ts';
import { Database } from '../../../platform/database/database.ts';
import { TicketChildRow } from './ticket-child.entity.ts';

const PURPOSE = 'pickup-code';
const PAGE = 200;

/** A pickup code as it is stored. */
export type StoredCode = Pick<TicketChildRow, 'sealedCode' | 'codeHash'>;

/** The codes by which a door knows who may take a child: made here, read again by its ticket's holder alone. */
@Injectable()
export class PickupCodes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('pickup codes of children', { resealPage: (after) => this.resealPage(after) });
  }

  /** A new code for a ticket. */
  async create(ticketId: string): Promise<StoredCode> {
    const code = Array.from({ length: PICKUP_LENGTH }, () => PICKUP_LETTERS.charAt(randomInt(PICKUP_LETTERS.length))).join('');
    return { sealedCode: this.ring.seal(PURPOSE, code), codeHash: await pickupHash(ticketId, code) };
  }

  /** As its holder reads it; null if no key of this installation opens it. */
  shown({ sealedCode }: StoredCode): string | null {
    const code = this.ring.open(PURPOSE, sealedCode)?.text;
    return code === undefined ? null : shownPickupCode(code);
  }

  private async resealPage(after: string) {
    const where = { id: MoreThan(after) };
    const rows = await this.database.reader.find(TicketChildRow, { where, order: { id: 'ASC' }, take: PAGE });
    const outcomes: Resealing[] = [];
    for (const row of rows) outcomes.push(await this.reseal(row));
    return { outcomes, last: rows.at(-1)?.id ?? null };
  }

  private async reseal({ templeId, id, sealedCode }: TicketChildRow): Promise<Resealing> {
    const known = this.ring.open(PURPOSE, sealedCode);
    if (!known) return 'unreadable';
    if (known.isCurrent) return 'current';
    const change = { sealedCode: this.ring.seal(PURPOSE, known.text) };
    await this.database.transaction((tx) => tx.update(TicketChildRow, { templeId, id, sealedCode }, change));
    return 'resealed';
  }
}
