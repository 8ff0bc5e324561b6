import { startEarly } from './start-early.ts';

startEarly();
