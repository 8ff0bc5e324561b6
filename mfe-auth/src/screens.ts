/** Every folder that contributes pages, navigation entries or texts. A new one is one line here. */
export { invitation } from './invitation/invitation.screens.ts';
export { parts } from './parts/parts.screens.ts';
export { register } from './register/register.screens.ts';
export { registration } from './registration/registration.screens.ts';
export { reset } from './reset/reset.screens.ts';
export { secondFactor } from './second-factor/second-factor.screens.ts';
export { signIn } from './sign-in/sign-in.screens.ts';
export { verify } from './verify/verify.screens.ts';
