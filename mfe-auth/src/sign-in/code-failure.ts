import { literal } from '@sannidhi/contracts';
import { HttpError, refusalMessage } from '@sannidhi/kit';
import { say } from '../say.ts';
import type { AwaitedCode } from './awaited-code.ts';
import { sayUnreachable } from './sign-in-failure.ts';

interface Ways {
  onStartAgain: () => void;
  onCodeAwaited: (awaited: AwaitedCode) => void;
}

/**
 * A form's `onFailure` for a code: if another code is required the flow continues, an expired challenge starts over, anything else is
 * shown.
 */
export const codeFailure =
  ({ onStartAgain, onCodeAwaited }: Ways) =>
  (error: unknown): boolean => {
    if (!(error instanceof HttpError)) return sayUnreachable();
    const { code, challenge, hasPasskey } = error.api ?? {};
    if (challenge) {
      onCodeAwaited({ challenge, code, hasPasskey });
      return true;
    }
    say({ title: literal('loginFailed.title'), body: refusalMessage(error, 'loginFailed.body'), kind: 'error' });
    if (code === 'second-factor-expired') onStartAgain();
    return true;
  };
