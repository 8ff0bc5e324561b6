import { defineArea } from '@sannidhi/kit/area';
import * as screens from './screens.ts';

/** Signing in to each portal, opening a devotee account, verifying an email and account recovery. Never requires a session. */
export default defineArea({ name: 'mfe-auth', screens: Object.values(screens) });
