import { Screen as PlatformSignIn } from '../screens/platform-sign-in.tsx';
import { Screen as PriestSignIn } from '../screens/priest-sign-in.tsx';
import { Screen as DevoteeSignIn } from '../screens/sign-in.tsx';
import { Screen as TempleSignIn } from '../screens/temple-sign-in.tsx';

/** Every portal's sign-in page is in the first response. */
export const firstPaints = {
  '/login': DevoteeSignIn,
  '/devotee/login': DevoteeSignIn,
  '/temple-admin/login': TempleSignIn,
  '/priest/login': PriestSignIn,
  '/superadmin/login': PlatformSignIn,
};
