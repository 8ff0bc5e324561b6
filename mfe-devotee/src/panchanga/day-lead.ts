import type { Text } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import type { PanchangaReading } from './reading.ts';

/** A day's month, season and years in one sentence. */
export function dayLead({ masa, ritu, years }: PanchangaDay, { names }: PanchangaReading, text: Text): string {
  const month = names.masa[masa.amanta.index - 1] ?? '';
  return text('panchanga.lead', {
    month: masa.amanta.adhika ? `${names.adhika} ${month}` : month,
    season: text(`panchanga.seasons.${ritu.index}`, { name: names.ritu[ritu.index - 1] ?? '' }),
    samvatsara: names.samvatsara[years.samvatsara.index - 1] ?? '',
    shaka: years.shaka,
    vikram: years.vikram,
  });
}
