import {
  homeAfterSignIn,
  literal,
  type Portal,
  pathAfterRefusal,
  type SignInWords,
  signInRefused,
  signInUnreachable,
} from '@sannidhi/contracts';
import { askToSignIn, RETURN_PARAMETER, safeReturnPath, storeSession, writeCarriedNotice } from '@sannidhi/kit/early';
import { whileBusy } from './busy-button.ts';
import { watchFields } from './field-notes.ts';
import { readPageTexts, said } from './page-texts.ts';
import { dismissNotice, showNotice } from './show-notice.ts';

export interface SignInForm {
  form: HTMLFormElement;
  portal: Portal;
}

interface Page {
  /** Loads the page again, whose app then asks for the code. */
  restart: () => void;
  /** Resolves when no press is in progress. */
  pressDone: () => Promise<void>;
}

/**
 * Makes a painted sign-in form work without its app: the rules of its fields, the call, every outcome that the app has. Only a code is
 * asked for by the app, which finds the begun sign-in in the history's state.
 *
 * @returns sends the form; resolves once it was answered. While it runs, another call does nothing.
 */
export function answerSignIn({ form, portal }: SignInForm, { restart, pressDone }: Page): () => Promise<void> {
  const texts = readPageTexts();
  const isComplete = watchFields(form, texts, pressDone);
  const words = ({ title, body }: SignInWords) => [said(texts, title), said(texts, body)] as const;

  const send = async () => {
    const [email = '', password = ''] = ['email', 'password'].map((name) => String(new FormData(form).get(name) ?? ''));
    const answer = await askToSignIn(email, password, portal);
    if (!('success' in answer)) {
      storeSession(answer);
      leave(homeAfter(portal, answer.user.role), { title: said(texts, literal('loginSuccessful')), kind: 'success' });
    } else if (answer.challenge) {
      const { challenge, code, hasPasskey } = answer;
      history.replaceState({ ...history.state, usr: { challenge, code, hasPasskey } }, '');
      // An app that is already starting has read the state of before.
      restart();
    } else {
      const refused = signInRefused(answer);
      const [title, body] = [said(texts, refused.title), said(texts, refused.body, answer.code)];
      const next = pathAfterRefusal(answer, email);
      if (next) leave(next, { title, body, kind: 'error' });
      else showNotice(title, body);
    }
  };

  let isRunning = false;
  return async () => {
    if (isRunning || !isComplete()) return;
    dismissNotice();
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) return;
    isRunning = true;
    await whileBusy(button, said(texts, literal('busy.signIn')), () => send().catch(() => showNotice(...words(signInUnreachable()))));
    isRunning = false;
  };
}

const homeAfter = (...[portal, role]: Parameters<typeof homeAfterSignIn>) =>
  safeReturnPath(new URLSearchParams(location.search).get(RETURN_PARAMETER)) ?? homeAfterSignIn(portal, role);

function leave(path: string, notice: Parameters<typeof writeCarriedNotice>[0]): void {
  writeCarriedNotice(notice);
  location.assign(path);
}
