import { Global, Module } from '@nestjs/common';
import { GuestLookup, SessionLookup } from '../../platform/auth/session-lookup.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { GuestSessionsService } from './guest-sessions.service.ts';
import { SessionsService } from './sessions.service.ts';

/** Accounts and their sessions. Global, because the access guard of every route asks its two lookups. */
@Global()
@Module({
  imports: [StaffModule],
  providers: [
    SessionsService,
    GuestSessionsService,
    { provide: SessionLookup, useExisting: SessionsService },
    { provide: GuestLookup, useExisting: GuestSessionsService },
  ],
  exports: [SessionsService, GuestSessionsService, SessionLookup, GuestLookup],
})
export class AccountsModule {}
