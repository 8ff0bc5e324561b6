import { text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { conversationNoun } from './conversation.noun.ts';

const say = messagesOf(conversationNoun);

/** About three pages. */
export const MESSAGE_MAX = 5_000;

/** More marks on one letter than any script needs: they are drawn over the lines around them. */
const PILED_MARKS = /\p{M}{9}/u;
/** Something visible. */
const VISIBLE = /[^\p{Cf}\p{Z}\s]/u;

/** Whether no letter carries more combining marks than the world's scripts use. */
export const hasFewMarks = (value: string | null | undefined): boolean => !value || !PILED_MARKS.test(value);

/** What a person writes to another: plain text of several lines, shown exactly as typed. Hidden characters are refused in words. */
export const messageText = () =>
  text(MESSAGE_MAX)
    .required(say('conversation.text-required'))
    .test('visible', say('conversation.text-required'), (value) => !value || VISIBLE.test(value))
    .test('marks', say('conversation.text-marks'), hasFewMarks);
