import { type ApiError, ERRORS, filled, MESSAGE_SENTENCES, type MessageRef } from '@sannidhi/contracts';

const SENTENCES: Readonly<Record<string, string>> = {
  ...MESSAGE_SENTENCES,
  ...Object.fromEntries(Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence])),
};

/** What is wrong with an error's message: it isn't a sentence for people, or not the one declared for its code and values. */
export function faultsOfWords({ message, messageCode = '', params, fields = {}, fieldMessages = {} }: ApiError): string[] {
  const said: [string, MessageRef | undefined][] = [
    [message, { code: messageCode, ...(params ? { params } : {}) }],
    ...Object.entries(fields).map(([field, sentence]): [string, MessageRef | undefined] => [sentence, fieldMessages[field]]),
  ];
  return said.flatMap(([sentence, ref]) => [...faultsOfSentence(sentence), ...faultsOfCode(sentence, ref)]);
}

function faultsOfSentence(sentence: string): string[] {
  const isOne = /^[A-Z][^{}[\]_<>]*$/.test(sentence) && sentence.includes(' ');
  const isTechnical = /\b[a-z]+[A-Z]\w*\b|yup|NaN|undefined|null|must be an? `|JSON\.parse|SQL/.test(sentence);
  return isOne && !isTechnical ? [] : [`“${sentence}”`];
}

function faultsOfCode(sentence: string, ref: MessageRef | undefined): string[] {
  const declared = ref && SENTENCES[ref.code];
  return declared !== undefined && filled(declared, ref?.params) === sentence ? [] : [`“${sentence}” is not what ${ref?.code} says`];
}
