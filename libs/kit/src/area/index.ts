/** `@sannidhi/kit/area`: what a remote's `area.ts` imports. It has no state and no React, so a copy in every bundle is harmless. */
export type { MessageLoader } from './area-messages.ts';
export { type Area, type AreaIcon, type AreaRoute, defineArea, defineScreens } from './define-area.ts';
