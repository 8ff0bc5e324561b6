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

  /** Counts its crops; part of the names of their files. */
  @IntegerColumn()
  version: number;

  /** Pixels before the crop. */
  @IntegerColumn()
  width: number;

  @IntegerColumn()
  height: number;

  @InstantColumn()
  createdAt: Date;
}
