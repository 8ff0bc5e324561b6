import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { DiskDocumentStore } from './disk-document-store.ts';
import { DiskReleaseStore } from './disk-release-store.ts';
import { DocumentStore } from './document-store.ts';
import { ReleaseStore } from './release-store.ts';
import type { Stores } from './s3-stores.ts';

const STORES = Symbol('stores');

/** The S3 client is loaded only if a bucket is used. */
async function storesOf(settings: Settings): Promise<Stores> {
  const { storage } = settings;
  if (storage.kind === 'disk') return { documents: new DiskDocumentStore(settings), releases: new DiskReleaseStore(settings) };
  const { s3Stores } = await import('./s3-stores.ts');
  return s3Stores(settings, storage);
}

const offered = [
  { provide: DocumentStore, inject: [STORES], useFactory: ({ documents }: Stores) => documents },
  { provide: ReleaseStore, inject: [STORES], useFactory: ({ releases }: Stores) => releases },
];

/** Gives every provider the installation's documents and the releases of its remotes. */
@Global()
@Module({ providers: [{ provide: STORES, inject: [SETTINGS], useFactory: storesOf }, ...offered], exports: offered })
export class StorageModule {}
