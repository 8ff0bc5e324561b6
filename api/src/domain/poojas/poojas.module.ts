import { Module } from '@nestjs/common';
import { FundsModule } from '../funds/funds.module.ts';
import { PanchangaModule } from '../panchanga/panchanga.module.ts';
import { TaxPolicyModule } from '../tax-policy/tax-policy.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { PoojaBlackouts } from './pooja-blackouts.service.ts';
import { PoojaCatalog } from './pooja-catalog.service.ts';
import { PoojaOffers } from './pooja-offers.service.ts';
import { PoojaSchedules } from './pooja-schedules.service.ts';
import { PoojaSlots } from './pooja-slots.service.ts';
import { SlotMaker } from './slot-maker.service.ts';
import { SlotOpenings } from './slot-openings.ts';
import { SlotWaiters } from './slot-waiters.ts';

const SERVICES = [PoojaBlackouts, PoojaCatalog, PoojaOffers, PoojaSchedules, PoojaSlots, SlotMaker, SlotOpenings, SlotWaiters];

@Module({ imports: [TemplesModule, FundsModule, PanchangaModule, TaxPolicyModule], providers: SERVICES, exports: SERVICES })
export class PoojasModule {}
