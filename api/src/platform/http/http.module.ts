import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { SlotsGuard } from '../admission/slots.guard.ts';
import { AccessGuard } from '../auth/access.guard.ts';
import { ErrorFilter } from './error.filter.ts';
import { PayloadGuard } from './payload.guard.ts';
import { RecordStreams } from './record-streams.service.ts';
import { RouteTable } from './route-table.ts';

/** What every request passes through, in this order: access, slots, payload, and the one filter for errors; and streams of records. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    RecordStreams,
    RouteTable,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: SlotsGuard },
    { provide: APP_GUARD, useClass: PayloadGuard },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [RecordStreams, RouteTable],
})
export class HttpModule {}
