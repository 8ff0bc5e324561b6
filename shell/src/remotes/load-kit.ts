/** Loads what every area needs of the interface kit. */
export const loadKit = () => import('@sannidhi/kit/parts/base');
