import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Audit } from './audit.ts';
import { RecordDownloads } from './record-downloads.ts';

/** Global: every domain records its changes, and every endpoint its exports. */
@Global()
@Module({ providers: [Audit, { provide: APP_INTERCEPTOR, useClass: RecordDownloads }], exports: [Audit] })
export class AuditModule {}
