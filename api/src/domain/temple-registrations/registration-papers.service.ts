import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DocumentMediaType,
  messagesOf,
  type QueryOf,
  registrationEndpoints,
  templeRegistrationNoun,
  type UploadedDocument,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull, LessThan } from 'typeorm';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { NetworkLimits } from '../../platform/rate-limit/network-limits.ts';
import type { RateRule } from '../../platform/rate-limit/rate-limiter.ts';
import { DiskRoom } from '../../platform/storage/disk-room.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { mediaTypeOf } from './media-type.ts';
import { RegistrationDocument } from './registration-document.entity.ts';

const say = messagesOf(templeRegistrationNoun);

const UPLOADS: RateRule = { free: 40, windowSeconds: 60 * 60, firstWaitSeconds: 60 };
const HOUR_SECONDS = 60 * 60;
const DAY_MS = 24 * HOUR_SECONDS * 1000;

type Named = readonly { documentId: string; key: string }[];

/** Registration documents: uploaded one by one, claimed by the form they belong to, deleted after a day if no form was submitted. */
@Injectable()
export class RegistrationPapersService implements OnModuleInit {
  /** Anyone may upload documents, so they never take the space that sign-ins and gifts need. A bucket has its own space. */
  readonly #room: DiskRoom | undefined;

  constructor(
    private readonly database: Database,
    private readonly store: DocumentStore,
    private readonly limits: NetworkLimits,
    private readonly jobs: Jobs,
    @Inject(SETTINGS) { dataDir, storage }: Settings,
  ) {
    this.#room = storage.kind === 'disk' ? new DiskRoom(dataDir, 'unavailable') : undefined;
  }

  onModuleInit(): void {
    this.jobs.every('registration-papers.forget', HOUR_SECONDS, () => this.forgetUnclaimed(new Date(Date.now() - DAY_MS)));
  }

  /**
   * Stores a document. Throws `unsupported-media-type` for anything but PDF, JPEG and PNG, `too-many-requests`, `unavailable` if the disk
   * is nearly full.
   */
  async take(bytes: unknown, { kind, name }: QueryOf<typeof registrationEndpoints.upload>, address: string): Promise<UploadedDocument> {
    await this.limits.take('registration-paper', address, UPLOADS);
    const mediaType = Buffer.isBuffer(bytes) ? mediaTypeOf(bytes) : undefined;
    if (!Buffer.isBuffer(bytes) || !mediaType) throw new DomainError('unsupported-media-type', { message: say('registration.paper-type') });
    const [id, key, sizeBytes] = [newId(), newSecret(), bytes.length];
    const write = () => this.store.write(storageKey(id), bytes);
    await (this.#room ? this.#room.during(sizeBytes, write) : write());
    const row = {
      id,
      registrationId: null,
      kind,
      name,
      mediaType,
      sizeBytes,
      keyHash: hashSecret(key),
      readAt: null,
      createdAt: new Date(),
    };
    await this.database.transaction((tx) => insertRow(tx, RegistrationDocument, row));
    return { documentId: id, key, kind, name, sizeBytes };
  }

  /** Assigns uploaded documents to a registration. Throws `rule-violation` for one that isn't the sender's or was deleted. */
  async claim(tx: EntityManager, registrationId: string, papers: Named): Promise<void> {
    for (const { documentId: id, key } of papers) {
      const { affected } = await tx.update(
        RegistrationDocument,
        { id, keyHash: hashSecret(key), registrationId: IsNull() },
        { registrationId },
      );
      if (affected !== 1) throw fieldError('documents', say('registration.paper-missing'), 'rule-violation');
    }
  }

  /** Documents of registrations, in the order received. */
  of(manager: EntityManager, registrationIds: readonly string[]): Promise<RegistrationDocument[]> {
    return manager.find(RegistrationDocument, {
      where: { registrationId: In([...registrationIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** A document's bytes. Throws `not-found`. */
  async open(registrationId: string, id: string): Promise<{ bytes: Buffer; mediaType: DocumentMediaType }> {
    const { mediaType } = found(await this.database.reader.findOneBy(RegistrationDocument, { id, registrationId }));
    return { bytes: found(await this.store.read(storageKey(id))), mediaType };
  }

  /** A document's bytes for an operator, recorded as read. Throws `not-found`. */
  async read(registrationId: string, id: string): Promise<{ bytes: Buffer; mediaType: DocumentMediaType }> {
    const paper = await this.open(registrationId, id);
    await this.database.transaction((tx) => tx.update(RegistrationDocument, { id, readAt: IsNull() }, { readAt: new Date() }));
    return paper;
  }

  private async forgetUnclaimed(before: Date): Promise<void> {
    const forgotten = await this.database.reader.findBy(RegistrationDocument, { registrationId: IsNull(), createdAt: LessThan(before) });
    for (const { id } of forgotten) {
      const { affected } = await this.database.transaction((tx) => tx.delete(RegistrationDocument, { id, registrationId: IsNull() }));
      if (affected) await this.store.remove(storageKey(id));
    }
  }
}

/** A document's key in the document store. */
export const storageKey = (id: string): string => `registration-papers/${id}`;
