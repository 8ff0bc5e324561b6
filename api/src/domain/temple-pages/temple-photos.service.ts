import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  PHOTO_MIN_PIXELS,
  PHOTO_RATIO,
  PHOTO_SIZES,
  PHOTO_WIDTHS,
  TEMPLE_PHOTOS_MAX,
  type TemplePhoto,
  templeNoun,
  type templePhotoEndpoints,
  WHOLE_CROP,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertRowIf } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { croppedPhotos, wholePhoto } from '../../platform/photos/photo-files.ts';
import type { WholePhoto } from '../../platform/photos/plain-photo.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Audit } from '../audit/audit.ts';
import { TemplePhotoRow } from './temple-photo.entity.ts';

const say = messagesOf(templeNoun);
const PAGE = { widths: PHOTO_WIDTHS, ratio: PHOTO_RATIO };
const CHANGED = say('temple.photos-changed');

/** A temple's photos: kept whole, and cropped to the sizes that pages show. The first is the cover. */
@Injectable()
export class TemplePhotosService {
  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly audit: Audit,
  ) {}

  /** The photos of the actor's temple. */
  own(actor: Actor): Promise<TemplePhoto[]> {
    return this.of(staffOf(actor).temple.id);
  }

  /** A temple's photos in their order. */
  of(templeId: string): Promise<TemplePhoto[]> {
    return list(this.database.reader, templeId);
  }

  /** Stores a photo. Throws as `wholePhoto` does, and `rule-violation` for one too many. */
  async add(actor: Actor, upload: unknown): Promise<TemplePhoto[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const whole = await wholePhoto(upload, PHOTO_MIN_PIXELS);
    const { width, height } = whole;
    const row = {
      templeId,
      id: newId(),
      position: TEMPLE_PHOTOS_MAX,
      alt: '',
      crop: WHOLE_CROP,
      version: 1,
      files: newId(),
      width,
      height,
    };
    await this.store.write(keyOf(row, 'whole'), whole.bytes);
    await this.writeCrops(row, whole);
    return this.database
      .transaction(async (tx) => {
        // Photos of one temple are counted one after the other.
        await execute(tx, 'UPDATE temples SET status = status WHERE id = ?', [templeId]);
        const hasRoom = {
          sql: 'FROM temples WHERE id = ? AND (SELECT COUNT(*) FROM temple_photos WHERE templeId = ?) < ?',
          values: [templeId, templeId, TEMPLE_PHOTOS_MAX],
        };
        const isIn = await insertRowIf(tx, TemplePhotoRow, { ...row, createdAt: new Date() }, hasRoom);
        if (!isIn) throw new DomainError('rule-violation', { message: say('temple.photos-most', { max: TEMPLE_PHOTOS_MAX }) });
        await this.record(tx, staff, 'temple.photo-added', row.id, { after: { width, height } });
        return list(tx, templeId);
      })
      .catch(async (error: unknown) => {
        await this.removeFiles(row, 'all');
        throw error;
      });
  }

  /** Describes a photo and chooses its crop. Throws `not-found`, and `state-conflict` if someone was faster. */
  async change(actor: Actor, id: string, { alt, crop }: BodyOf<typeof templePhotoEndpoints.change>): Promise<TemplePhoto[]> {
    const staff = staffOf(actor);
    const before = found(await this.database.reader.findOneBy(TemplePhotoRow, { templeId: staff.temple.id, id }));
    const after = { ...before, alt, crop, version: before.version + 1, files: newId() };
    await this.writeCrops(after, { ...before, bytes: found(await this.store.read(keyOf(before, 'whole'))) });
    const write = async (tx: EntityManager) => {
      const key = { templeId: before.templeId, id, version: before.version };
      const { affected } = await tx.update(TemplePhotoRow, key, { alt, crop, version: after.version, files: after.files });
      if (affected !== 1) throw new DomainError('state-conflict', { message: CHANGED });
      const facts = { before: { alt: before.alt, crop: before.crop }, after: { alt, crop } };
      await this.record(tx, staff, 'temple.photo-changed', id, facts);
      return list(tx, before.templeId);
    };
    const photos = await this.database.transaction(write).catch(async (error: unknown) => {
      await this.removeFiles(after, 'crops');
      throw error;
    });
    await this.removeFiles(before, 'crops');
    return photos;
  }

  /** Puts all photos in an order. Throws `state-conflict` if they aren't exactly these anymore. */
  async order(actor: Actor, { photoIds }: BodyOf<typeof templePhotoEndpoints.order>): Promise<TemplePhoto[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const before = (await list(tx, templeId)).map(({ id }) => id);
      const isSame = before.length === photoIds.length && before.every((id) => photoIds.includes(id));
      if (!isSame) throw new DomainError('state-conflict', { message: CHANGED });
      for (const [position, id] of photoIds.entries()) await tx.update(TemplePhotoRow, { templeId, id }, { position });
      await this.record(tx, staff, 'temple.photos-ordered', templeId, { before, after: photoIds });
      return list(tx, templeId);
    });
  }

  /** Removes a photo and its files. Throws `not-found`. */
  async remove(actor: Actor, id: string): Promise<TemplePhoto[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const row = found(await this.database.reader.findOneBy(TemplePhotoRow, { templeId, id }));
    const photos = await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(TemplePhotoRow, { templeId, id });
      found(affected === 1 || null);
      await this.record(tx, staff, 'temple.photo-removed', id, { before: { alt: row.alt } });
      return list(tx, templeId);
    });
    await this.removeFiles(row, 'all');
    return photos;
  }

  /** A photo's bytes in a size of the contract, WebP. Throws `not-found`. */
  async file(templeId: string, id: string, size: string): Promise<Buffer> {
    const row = found(await this.database.reader.findOneBy(TemplePhotoRow, { templeId, id }));
    const known = found(PHOTO_SIZES.find((each) => each === size));
    return found(await this.store.read(keyOf(row, known)));
  }

  private async writeCrops(row: FileOwner & Pick<TemplePhotoRow, 'crop'>, whole: WholePhoto): Promise<void> {
    for (const [size, bytes] of await croppedPhotos(whole, row.crop, PAGE)) await this.store.write(keyOf(row, size), bytes);
  }

  private async removeFiles(row: FileOwner, which: 'all' | 'crops'): Promise<void> {
    for (const size of PHOTO_SIZES) if (which === 'all' || size !== 'whole') await this.store.remove(keyOf(row, size));
  }

  private record(
    tx: EntityManager,
    actor: StaffActor,
    action: 'temple.photo-added' | 'temple.photo-changed' | 'temple.photos-ordered' | 'temple.photo-removed',
    id: string,
    facts: { before?: unknown; after?: unknown },
  ): Promise<void> {
    return this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'temple', id }, ...facts });
  }
}

type FileOwner = Pick<TemplePhotoRow, 'templeId' | 'id' | 'version' | 'files'>;

/** Crops have new names at each change, so that none replaces a file that somebody is loading, or that another change writes. */
const keyOf = ({ templeId, id, version, files }: FileOwner, size: (typeof PHOTO_SIZES)[number]): string =>
  `temple-photos/${templeId}/${id}/${size === 'whole' ? size : `${files ?? version}-${size}`}.webp`;

async function list(manager: EntityManager, templeId: string): Promise<TemplePhoto[]> {
  const rows = await manager.find(TemplePhotoRow, { where: { templeId }, order: { position: 'ASC', id: 'ASC' } });
  return rows.map(({ id, version, alt, crop, width, height }) => ({ id, version, alt, crop, width, height }));
}
