import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Audit } from './audit.ts';
import { RecordDownloads } from './record-downloads.ts';

/** Global: every domain records what it changes, and every endpoint what is taken along. */
@Global()
@Module({ providers: [Audit, { provide: APP_INTERCEPTOR, useClass: RecordDownloads }], exports: [Audit] })
export class AuditModule {}
