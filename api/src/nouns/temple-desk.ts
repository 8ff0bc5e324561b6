import { TempleDeskModule } from '../domain/temple-desk/temple-desk.module.ts';
import { TempleDeskController } from '../portals/superadmin/temple-desk.controller.ts';
import { apiNoun } from './api-noun.ts';

export const templeDesk = apiNoun({ nouns: [], module: TempleDeskModule, controllers: { superadmin: [TempleDeskController] } });
