import { Controller, Param, type StreamableFile } from '@nestjs/common';
import { type BodyOf, type QueryOf, type SankalpamSheet, type SheetSummary, sheetEndpoints } from '@sannidhi/contracts';
import { ServicePhotos } from '../../domain/sheets/service-photos.service.ts';
import { SheetsService } from '../../domain/sheets/sheets.service.ts';
import { UndoneMarks } from '../../domain/sheets/undone-marks.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { pdfFile } from '../../platform/documents/pdf-file.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import { photoFile } from '../../platform/http/photo-file.ts';

@Controller()
export class SheetsController {
  constructor(
    private readonly sheets: SheetsService,
    private readonly photos: ServicePhotos,
    private readonly undone: UndoneMarks,
  ) {}

  @Handle(sheetEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof sheetEndpoints.list>): Promise<SheetSummary[]> {
    return this.sheets.list(actor, query);
  }

  @Handle(sheetEndpoints.sheet)
  one(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidQuery() { script }: QueryOf<typeof sheetEndpoints.sheet>,
  ): Promise<SankalpamSheet> {
    return this.sheets.one(actor, slotId, script);
  }

  @Handle(sheetEndpoints.pdf)
  async pdf(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidQuery() { script }: QueryOf<typeof sheetEndpoints.pdf>,
  ): Promise<StreamableFile> {
    return pdfFile(await this.sheets.pdf(actor, slotId, script), 'sankalpam');
  }

  @Handle(sheetEndpoints.printed)
  printed(
    @CurrentActor() actor: Actor,
    @Param('slotId') slotId: string,
    @ValidBody() body: BodyOf<typeof sheetEndpoints.printed>,
    @ValidQuery() { script }: QueryOf<typeof sheetEndpoints.printed>,
  ): Promise<SankalpamSheet> {
    return this.sheets.printed(actor, slotId, body, script);
  }

  @Handle(sheetEndpoints.undo)
  undo(
    @CurrentActor() actor: Actor,
    @Param('markId') markId: string,
    @ValidBody() body: BodyOf<typeof sheetEndpoints.undo>,
  ): Promise<void> {
    return this.undone.byOffice(actor, markId, body);
  }

  @Handle(sheetEndpoints.photo)
  async photo(@CurrentActor() actor: Actor, @Param('markId') markId: string): Promise<StreamableFile> {
    return photoFile(await this.photos.ofMark(actor, markId));
  }
}
