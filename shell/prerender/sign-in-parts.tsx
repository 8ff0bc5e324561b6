import { type Language, type LiteralName, literal, loginSchema, type Message, PLATFORM_ERRORS } from '@sannidhi/contracts';
import { nounTexts } from '@sannidhi/contracts/noun-texts';
import { plainRules, renderNotice } from '@sannidhi/kit/prerender';
import { renderToString } from 'react-dom/server';
import { IconAlertCircle } from '../src/landing/icons.ts';
import { PAGE_TEXTS_ID, type PageTexts, said } from '../src/painted/page-texts.ts';
import { NOTICE_MARKS } from '../src/painted/show-notice.ts';
import type { Words } from '../src/words/words.ts';

/** The specification's sentences that a painted sign-in form says. */
const LITERALS: readonly LiteralName[] = [
  'loginSuccessful',
  'loginFailed.title',
  'loginFailed.body',
  'unverified.title',
  'unverified.body',
  'portalLoginError.title',
  'portalLoginError.body',
  'busy.signIn',
];
/** About calls that no sign-in makes: they stay out of the page. */
const OF_OTHER_CALLS: readonly string[] = [
  'idempotency-key-missing',
  'idempotency-key-reused',
  'invalid-signature',
  'in-flight',
  'duplicate',
];
/** The server's refusals that it shows: those of a sign-in, and those of every route. A refusal in other words is said by its code. */
const REFUSALS: readonly string[] = [
  'invalid-credentials',
  'registration-rejected',
  ...Object.keys(PLATFORM_ERRORS).filter((code) => !OF_OTHER_CALLS.includes(code)),
];

/** Markup with which a painted sign-in form answers before its app has loaded: its rules and texts, a field's note, a notice. */
export async function signInParts(language: Language, { notices }: Words): Promise<string> {
  const { messages, errors } = await nounTexts(language);
  const known: Record<string, string> = { ...messages, ...errors };
  const codes = [...LITERALS.map((name) => literal(name).code), ...REFUSALS];
  const kept = Object.fromEntries(codes.flatMap((code) => (known[code] ? [[code, known[code]]] : [])));
  const say = (message: Message) => said({ rules: {}, messages: known }, message);
  const texts: PageTexts = { rules: plainRules(loginSchema, say), messages: kept };
  const notice = renderNotice({ title: NOTICE_MARKS.title, body: NOTICE_MARKS.body, kind: 'error' }, notices.dismiss);
  return [
    `<template id="${PAGE_TEXTS_ID}">${JSON.stringify(texts).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c')}</template>`,
    `<template id="field-note"><p class="field-note">${renderToString(<IconAlertCircle size={20} aria-hidden="true" />)}</p></template>`,
    `<template id="notice">${notice.replaceAll(' style="', ' data-style="')}</template>`,
  ].join('');
}
