import { Global, Module } from '@nestjs/common';
import { DiskDocumentStore, DocumentStore } from './document-store.ts';

/** Gives every provider the installation's documents. */
@Global()
@Module({ providers: [{ provide: DocumentStore, useClass: DiskDocumentStore }], exports: [DocumentStore] })
export class StorageModule {}
