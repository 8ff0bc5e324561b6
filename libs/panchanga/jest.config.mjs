import { nodeJest } from '../build/jest/node.mjs';
export default nodeJest();
