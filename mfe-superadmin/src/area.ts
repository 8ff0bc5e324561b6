import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** The platform portal: what needs its operators' attention. */
export default defineArea({ name: 'mfe-superadmin', screens: Object.values(screens) });
