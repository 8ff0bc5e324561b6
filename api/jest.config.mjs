import { nodeJest } from '../libs/build/jest/node.mjs';
export default nodeJest();
