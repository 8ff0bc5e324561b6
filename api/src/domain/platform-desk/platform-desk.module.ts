import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { GivingModule } from '../giving/giving.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { PlatformDeskService } from './platform-desk.service.ts';

@Module({ imports: [TemplesModule, AccountsModule, GivingModule], providers: [PlatformDeskService], exports: [PlatformDeskService] })
export class PlatformDeskModule {}
