import { Controller, Param, StreamableFile } from '@nestjs/common';
import {
  type DedicationCard,
  type Language,
  type Page,
  type QueryOf,
  type RecognizedName,
  recognitionEndpoints,
} from '@sannidhi/contracts';
import { DedicationCardsService } from '../../domain/giving/dedication-cards.service.ts';
import { RecognitionService } from '../../domain/giving/recognition.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, PageLanguage, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class RecognitionController {
  constructor(
    private readonly recognition: RecognitionService,
    private readonly dedicationCards: DedicationCardsService,
  ) {}

  @Handle(recognitionEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof recognitionEndpoints.list>): Promise<RecognizedName[]> {
    return this.recognition.list(actor, query);
  }

  @Handle(recognitionEndpoints.export)
  async export(
    @CurrentActor() actor: Actor,
    @ValidQuery() query: QueryOf<typeof recognitionEndpoints.export>,
    @PageLanguage() language: Language,
  ): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.recognition.csv(actor, query, language)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="recognition.csv"',
    });
  }

  @Handle(recognitionEndpoints.cards)
  cards(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof recognitionEndpoints.cards>): Promise<Page<DedicationCard>> {
    return this.dedicationCards.list(actor, query);
  }

  @Handle(recognitionEndpoints.cardPdf)
  async cardPdf(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<StreamableFile> {
    return pdfFile(await this.dedicationCards.pdf(actor, orderId), 'card');
  }

  @Handle(recognitionEndpoints.mailed)
  mailed(@CurrentActor() actor: Actor, @Param('orderId') orderId: string): Promise<DedicationCard> {
    return this.dedicationCards.mailed(actor, orderId);
  }
}
