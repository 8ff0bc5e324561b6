import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** Giving as a guest or a devotee, and the devotee’s own pages. */
export default defineArea({ name: 'mfe-devotee', screens: Object.values(screens) });
