import { Controller, Header, Param, StreamableFile } from '@nestjs/common';
import {
  type BodyOf,
  type CheckoutStarted,
  type DonationEvent,
  type GuestDonation,
  type GuestSession,
  guestEndpoints,
  type Language,
  type PhoneCodeSent,
} from '@sannidhi/contracts';
import { DonationStreamService } from '../../domain/giving/donation-stream.service.ts';
import { GivingService } from '../../domain/giving/giving.service.ts';
import { OwnDonationsService } from '../../domain/giving/own-donations.service.ts';
import { ReceiptNamingService } from '../../domain/giving/receipt-naming.service.ts';
import { PhoneCodesService } from '../../domain/guests/phone-codes.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, ClientAddress, CurrentActor, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class GuestGivingController {
  constructor(
    private readonly phoneCodes: PhoneCodesService,
    private readonly giving: GivingService,
    private readonly donations: OwnDonationsService,
    private readonly streams: DonationStreamService,
    private readonly naming: ReceiptNamingService,
  ) {}

  @Handle(guestEndpoints.sendCode)
  sendCode(
    @ValidBody() body: BodyOf<typeof guestEndpoints.sendCode>,
    @ClientAddress() address: string,
    @PageLanguage() language: Language,
  ): Promise<PhoneCodeSent> {
    return this.phoneCodes.send(body, address, language);
  }

  @Handle(guestEndpoints.checkCode)
  checkCode(@ValidBody() body: BodyOf<typeof guestEndpoints.checkCode>, @ClientAddress() address: string): Promise<GuestSession> {
    return this.phoneCodes.check(body, address);
  }

  @Handle(guestEndpoints.give)
  give(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof guestEndpoints.give>,
    @PageLanguage() language: Language,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    return this.giving.giveAsGuest(actor, body, language, claim);
  }

  @Handle(guestEndpoints.donation)
  donation(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<GuestDonation> {
    return this.donations.oneOfGuest(actor, orderId);
  }

  @Handle(guestEndpoints.donationEvents)
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  donationEvents(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<EventStream<DonationEvent>> {
    return this.streams.open(actor, orderId);
  }

  @Handle(guestEndpoints.nameReceipt)
  nameReceipt(
    @CurrentActor() actor: Actor,
    @Param('orderId') orderId: string,
    @ValidBody() body: BodyOf<typeof guestEndpoints.nameReceipt>,
  ): Promise<GuestDonation> {
    return this.naming.name(actor, orderId, body);
  }

  @Handle(guestEndpoints.receiptPdf)
  async receiptPdf(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<StreamableFile> {
    return pdfFile(await this.donations.receiptPdf(actor, orderId), 'receipt');
  }
}
