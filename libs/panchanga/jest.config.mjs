import { nodeJest } from '@sannidhi/build/jest/node.mjs';
export default nodeJest();
