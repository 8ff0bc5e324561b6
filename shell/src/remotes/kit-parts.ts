/**
 * The build shares a module only if the shell imports it somewhere: these are the parts for remotes, and the whole kit for releases built
 * before there were parts. Nothing runs them here.
 * @public
 */
export const SHARED_KIT = [
  () => import('@sannidhi/kit'),
  () => import('@sannidhi/kit/parts/base'),
  () => import('@sannidhi/kit/parts/cart'),
  () => import('@sannidhi/kit/parts/fields'),
  () => import('@sannidhi/kit/parts/figures'),
  () => import('@sannidhi/kit/parts/forms'),
  () => import('@sannidhi/kit/parts/frames'),
  () => import('@sannidhi/kit/parts/panels'),
  () => import('@sannidhi/kit/parts/sheets'),
  () => import('@sannidhi/kit/parts/sky'),
  () => import('@sannidhi/kit/parts/states'),
  () => import('@sannidhi/kit/parts/tables'),
] as const;
