import { Screen as Register } from '../screens/register.tsx';

/** The form is in the first response. */
export const firstPaints = { '/register': Register, '/devotee/register': Register };
