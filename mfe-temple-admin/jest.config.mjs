import { webJest } from '../libs/build/jest/web.mjs';

// A journey types whole forms, letter by letter; a busy machine needs more than jest's five seconds for that.
export default webJest({ testTimeout: 30_000 });
