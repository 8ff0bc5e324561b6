import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** The temple’s office: its pages, their URLs, and who may see them. */
export default defineArea({ name: 'mfe-temple-admin', screens: Object.values(screens) });
