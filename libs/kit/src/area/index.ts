/**
 * `@sannidhi/kit/area`: what a remote's `area.ts` imports. It holds no state and no React, so a copy in every bundle is harmless.
 */
export {
  type Area,
  type AreaIcon,
  type AreaIconName,
  type AreaMessages,
  type AreaNavigationItem,
  type AreaRoute,
  type AreaScreens,
  defineArea,
  defineScreens,
  type MessageLoader,
  type ScreenModule,
} from './define-area.ts';
