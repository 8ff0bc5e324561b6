export { brotliBest, precompress } from './precompress.ts';
