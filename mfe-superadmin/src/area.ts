import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** The platform’s desk: what needs its operators. */
export default defineArea({ name: 'mfe-superadmin', screens: Object.values(screens) });
