import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BodyOf,
  PRIEST_PHOTO_MIN_PIXELS,
  PRIEST_PHOTO_RATIO,
  PRIEST_PHOTO_SIZES,
  PRIEST_PHOTO_WIDTHS,
  type PriestPhoto,
  type PriestPhotoSize,
  type priestPhotoEndpoints,
  WHOLE_CROP,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { croppedPhotos, wholePhoto } from '../../platform/photos/photo-files.ts';
import type { WholePhoto } from '../../platform/photos/plain-photo.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Priest, type PriestPhotoFacts } from './priest.entity.ts';
import { openProfile } from './priest-profile-row.ts';
import { PriestTemple } from './priest-temple.entity.ts';

const REMOVE_PHOTO = 'priest-photo-removal';
const SQUARE = { widths: PRIEST_PHOTO_WIDTHS, ratio: PRIEST_PHOTO_RATIO };

/** Priests' photos: kept whole, and cropped to the sizes that screens show. Each change writes new files and removes the old ones. */
@Injectable()
export class PriestPhotos implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(REMOVE_PHOTO, ({ data }) => this.removeFiles(String(data.folder)));
  }

  /** Sets the photo in place of another one. Throws as `wholePhoto` does. */
  async add(actor: Actor, upload: unknown): Promise<PriestPhoto> {
    const whole = await wholePhoto(upload, PRIEST_PHOTO_MIN_PIXELS);
    return this.set(accountOf(actor).accountId, whole, WHOLE_CROP);
  }

  /** Chooses what the photo shows. Throws `not-found` without one. */
  async change(actor: Actor, { crop }: BodyOf<typeof priestPhotoEndpoints.change>): Promise<PriestPhoto> {
    const { accountId } = accountOf(actor);
    const photo = await this.of(accountId);
    const bytes = found(await this.store.read(keyOf(photo.folder, 'whole')));
    return this.set(accountId, { ...photo, bytes }, crop);
  }

  /** Removes the photo, if there is one. */
  async remove(actor: Actor): Promise<void> {
    const { accountId } = accountOf(actor);
    await this.database.transaction((tx) => this.forget(tx, accountId));
  }

  /** Removes a photo from a profile; its files are deleted after the transaction. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    const priest = await tx.findOneBy(Priest, { accountId });
    if (!priest?.photo) return;
    await tx.update(Priest, { accountId }, { photo: null });
    await this.removeLater(tx, priest.photo);
  }

  /** The own photo's bytes, WebP. Throws `not-found`. */
  async own(actor: Actor, size: string): Promise<Buffer> {
    return this.read(accountOf(actor).accountId, size);
  }

  /** The photo of a priest who serves the office's temple. Throws `not-found`. */
  async ofTemple(actor: Actor, accountId: string, size: string): Promise<Buffer> {
    found(await this.database.reader.findOneBy(PriestTemple, { templeId: staffOf(actor).temple.id, accountId }));
    return this.read(accountId, size);
  }

  private async set(accountId: string, whole: WholePhoto, crop: PriestPhoto['crop']): Promise<PriestPhoto> {
    const folder = `priest-photos/${accountId}/${newId()}`;
    await this.store.write(keyOf(folder, 'whole'), whole.bytes);
    for (const [size, bytes] of await croppedPhotos(whole, crop, SQUARE)) await this.store.write(keyOf(folder, size), bytes);
    return this.database
      .transaction(async (tx) => {
        await openProfile(tx, accountId);
        const before = (await tx.findOneByOrFail(Priest, { accountId })).photo;
        const photo = { folder, version: (before?.version ?? 0) + 1, crop, width: whole.width, height: whole.height };
        await tx.update(Priest, { accountId }, { photo });
        if (before) await this.removeLater(tx, before);
        return shown(photo);
      })
      .catch(async (error: unknown) => {
        await this.removeFiles(folder);
        throw error;
      });
  }

  private async of(accountId: string): Promise<PriestPhotoFacts> {
    return found((await this.database.reader.findOneBy(Priest, { accountId }))?.photo ?? null);
  }

  private async read(accountId: string, size: string): Promise<Buffer> {
    const { folder } = await this.of(accountId);
    const known = found(PRIEST_PHOTO_SIZES.find((each) => each === size));
    return found(await this.store.read(keyOf(folder, known)));
  }

  private async removeLater(tx: EntityManager, { folder }: PriestPhotoFacts): Promise<void> {
    await this.outbox.enqueue(tx, { kind: REMOVE_PHOTO, to: '', data: { folder }, dedupeKey: `${REMOVE_PHOTO}:${folder}` });
  }

  private async removeFiles(folder: string): Promise<void> {
    for (const size of PRIEST_PHOTO_SIZES) await this.store.remove(keyOf(folder, size));
  }
}

const keyOf = (folder: string, size: PriestPhotoSize): string => `${folder}/${size}.webp`;

/** A photo without where it is kept; null where there is none. */
export const photoView = (photo: PriestPhotoFacts | null | undefined): PriestPhoto | null => (photo ? shown(photo) : null);
const shown = ({ version, crop, width, height }: PriestPhotoFacts): PriestPhoto => ({ version, crop, width, height });
