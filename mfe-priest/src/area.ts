import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** The priest’s portal: the day, at arm’s length. */
export default defineArea({ name: 'mfe-priest', screens: Object.values(screens) });
