import { webJest } from '../libs/build/jest/web.mjs';

export default webJest();
