import { webJest } from '@sannidhi/build/jest/web.mjs';

export default webJest();
