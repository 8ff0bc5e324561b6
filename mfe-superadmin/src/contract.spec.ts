import { contractTest } from '@sannidhi/kit/testing';
import area from './area.ts';

contractTest(area);
