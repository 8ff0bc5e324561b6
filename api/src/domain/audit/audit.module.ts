import { Global, Module } from '@nestjs/common';
import { Audit } from './audit.ts';

/** Global: every domain records what it changes. */
@Global()
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
