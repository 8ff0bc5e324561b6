import { webJest } from '../build/jest/web.mjs';

export default webJest();
