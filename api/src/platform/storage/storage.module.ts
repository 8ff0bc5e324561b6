import { Global, Module } from '@nestjs/common';
import { DiskDocumentStore, DocumentStore } from './document-store.ts';
import { DiskReleaseStore, ReleaseStore } from './release-store.ts';

const stores = [
  { provide: DocumentStore, useClass: DiskDocumentStore },
  { provide: ReleaseStore, useClass: DiskReleaseStore },
];

/** Gives every provider the installation's documents and the releases of its remotes. */
@Global()
@Module({ providers: stores, exports: stores })
export class StorageModule {}
