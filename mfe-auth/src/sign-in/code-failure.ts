import { literal } from '@sannidhi/contracts';
import { HttpError, refusalMessage } from '@sannidhi/kit';
import { say } from '../say.ts';
import type { AwaitedCode } from './awaited-code.ts';
import { sayUnreachable } from './sign-in-failure.ts';

interface Ways {
  onStartAgain: () => void;
  onCodeAwaited: (awaited: AwaitedCode) => void;
}

/** A form's `onFailure` for a code: another code that is asked for goes on, what took too long begins again, anything else is said. */
export const codeFailure =
  ({ onStartAgain, onCodeAwaited }: Ways) =>
  (error: unknown): boolean => {
    if (!(error instanceof HttpError)) return sayUnreachable();
    const { code, challenge } = error.api ?? {};
    if (challenge) {
      onCodeAwaited({ challenge, code });
      return true;
    }
    say({ title: literal('loginFailed.title'), body: refusalMessage(error, 'loginFailed.body'), kind: 'error' });
    if (code === 'second-factor-expired') onStartAgain();
    return true;
  };
