/**
 * `@sannidhi/kit/area`: what a remote's `area.ts` imports. It holds no state and no React, so a copy in every bundle is harmless.
 */
export { type Area, type AreaIcon, type AreaRoute, defineArea, defineScreens, type MessageLoader } from './define-area.ts';
