import type { PhotoCrop } from '@sannidhi/contracts';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.ts';

/** A photo on the temple's page. Its files are in the document store. */
@Entity('temple_photos')
export class TemplePhotoRow {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  templeId: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  /** Photos of one position are in the order they were added. */
  @IntegerColumn()
  position: number;

  @TextColumn(200)
  alt: string;

  @JsonColumn()
  crop: PhotoCrop;

  /** Counts its crops. */
  @IntegerColumn()
  version: number;

  /** What the names of its crops' files begin with; null for earlier ones, which begin with the version. */
  @TextColumn(36, { nullable: true })
  files: string | null;

  /** Pixels before the crop. */
  @IntegerColumn()
  width: number;

  @IntegerColumn()
  height: number;

  @InstantColumn()
  createdAt: Date;
}
