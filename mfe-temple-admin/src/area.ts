import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** The temple’s office: what it shows, under which address, and whom. */
export default defineArea({ name: 'mfe-temple-admin', screens: Object.values(screens) });
