import { line } from '@sannidhi/contracts';
import { object } from 'yup';

/** Several words in one field, with commas between them. */
export const wordsSchema = object({ words: line(600).default('') });
