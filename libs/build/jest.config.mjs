import { nodeJest } from './jest/node.mjs';

export default nodeJest({ rootDir: import.meta.dirname });
