import { webJest } from '../build/jest/web.mjs';

// Typing by hand into whole forms takes seconds on a busy machine; only a hanging test takes this long.
export default webJest({ testTimeout: 30_000 });
