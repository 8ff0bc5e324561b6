import { Controller, Param } from '@nestjs/common';
import {
  eHundiEndpoints,
  type GuestGiftPage,
  type QueryOf,
  type ReceiptVerification,
  receiptEndpoints,
  type TemplePage,
  templeEndpoints,
} from '@sannidhi/contracts';
import { EHundiDeskService } from '../../domain/giving/e-hundi-desk.service.ts';
import { ReceiptListsService } from '../../domain/receipts/receipt-lists.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class PublicGivingController {
  constructor(
    private readonly eHundi: EHundiDeskService,
    private readonly receipts: ReceiptListsService,
  ) {}

  @Handle(eHundiEndpoints.guestPage)
  guestPage(@ValidQuery() query: QueryOf<typeof eHundiEndpoints.guestPage>): Promise<GuestGiftPage> {
    return this.eHundi.guestPage(query);
  }

  @Handle(templeEndpoints.page)
  templePage(@CurrentActor() actor: Actor, @Param('slug') slug: string): Promise<TemplePage> {
    return this.eHundi.templePage(actor, slug);
  }

  @Handle(receiptEndpoints.verify)
  verify(@Param('verificationId') verificationId: string): Promise<ReceiptVerification> {
    return this.receipts.verify(verificationId);
  }
}
