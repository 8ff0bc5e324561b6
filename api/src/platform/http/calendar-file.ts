import { StreamableFile } from '@nestjs/common';

/** A calendar (iCalendar text) sent as `<name>.ics`. */
export const calendarFile = (text: string, name: string): StreamableFile =>
  new StreamableFile(Buffer.from(text), {
    type: 'text/calendar; charset=utf-8',
    disposition: `inline; filename="${name}.ics"`,
    length: Buffer.byteLength(text),
  });
