import { printed } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { batchNoun } from './counter-batch.noun.ts';

const say = messagesOf(batchNoun);

/** The number of a check taken at a counter, by which the bank’s word about it is found; required where `method` is a check. */
export const checkNumber = () =>
  printed(20).when('method', ([method], field) => (method === 'check' ? field.required(say('batch.check-number-required')) : field));
