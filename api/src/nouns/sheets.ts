import { SheetsModule } from '../domain/sheets/sheets.module.ts';
import { sheetsSchema } from '../domain/sheets/sheets.schema.ts';
import { BookingPhotosController } from '../portals/devotee/booking-photos.controller.ts';
import { PriestCalendarController } from '../portals/priest/priest-calendar.controller.ts';
import { PriestDaysController } from '../portals/priest/priest-days.controller.ts';
import { SheetsController } from '../portals/temple-admin/sheets.controller.ts';
import { apiNoun } from './api-noun.ts';

export const sheets = apiNoun({
  nouns: ['sankalpam-sheet'],
  module: SheetsModule,
  schema: sheetsSchema,
  controllers: {
    devotee: [BookingPhotosController],
    priest: [PriestCalendarController, PriestDaysController],
    'temple-admin': [SheetsController],
  },
});
