import { defineSchema } from '../../platform/database/schema.ts';
import { TempleHours1771400000000 } from './1771400000000-temple-hours.migration.ts';
import { TemplePhotos1771400100000 } from './1771400100000-temple-photos.migration.ts';
import { HoursVersion1772310000000 } from './1772310000000-hours-version.migration.ts';
import { PhotoFiles1774500002000 } from './1774500002000-photo-files.migration.ts';
import { ReplyHours1775200000000 } from './1775200000000-reply-hours.migration.ts';
import { TempleHoursRow } from './temple-hours.entity.ts';
import { TemplePhotoRow } from './temple-photo.entity.ts';

export const templePagesSchema = defineSchema({
  entities: [TempleHoursRow, TemplePhotoRow],
  migrations: [
    TempleHours1771400000000,
    TemplePhotos1771400100000,
    HoursVersion1772310000000,
    PhotoFiles1774500002000,
    ReplyHours1775200000000,
  ],
});
