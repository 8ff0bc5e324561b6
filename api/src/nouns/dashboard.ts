import { DashboardModule } from '../domain/dashboard/dashboard.module.ts';
import { OfficeDashboardController } from '../portals/temple-admin/dashboard.controller.ts';
import { apiNoun } from './api-noun.ts';

/** The office's dashboard; its cards are declared by the nouns. */
export const dashboard = apiNoun({ nouns: [], module: DashboardModule, controllers: { 'temple-admin': [OfficeDashboardController] } });
