import { literal, type Portal, passkeySignInEndpoints, roleOfPortal } from '@sannidhi/contracts';
import {
  adoptSession,
  Button,
  HttpError,
  IconKey,
  refusalMessage,
  signWithPasskey,
  Typography,
  usePasskeyObstacle,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { say } from '../say.ts';
import { useTexts } from '../use-texts.ts';
import { sayUnreachable } from './sign-in-failure.ts';

interface PasskeyButtonProps {
  portal: Portal;
  /** The sign-in with the right password that the passkey completes; without one it replaces the password. */
  challenge?: string;
  onEntered: () => void;
  /** The sign-in took too long. */
  onStartAgain?: () => void;
}

/** Signs in with a passkey, or completes a sign-in with one. Says why not where passkeys can't work. */
export function PasskeyButton({ portal, challenge, onEntered, onStartAgain }: PasskeyButtonProps) {
  const text = useTexts();
  const obstacle = usePasskeyObstacle();
  const [busy, setBusy] = useState(false);
  const enter = usePasskeySignIn(portal, challenge);
  const press = async () => {
    setBusy(true);
    try {
      if (await enter()) return onEntered();
    } catch (error) {
      complain(error, onStartAgain);
    }
    setBusy(false);
  };
  if (obstacle)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(`signIn.passkey.${obstacle}`)}
      </Typography>
    );
  return (
    <Button icon={IconKey} wide busy={busy && text('signIn.passkey.busy')} onClick={() => void press()}>
      {text('signIn.passkey.use')}
    </Button>
  );
}

/** Returns whether the person is signed in; false if they closed the device's dialog. */
function usePasskeySignIn(portal: Portal, challenge: string | undefined) {
  const endpoints = passkeySignInEndpoints[roleOfPortal(portal) ?? 'donor'];
  const begin = useWrite(endpoints.options);
  const alone = useWrite(endpoints.signIn);
  const second = useWrite(endpoints.complete);
  return async (): Promise<boolean> => {
    const { options } = await begin.mutateAsync({ body: challenge ? { challenge } : {} });
    const signed = await signWithPasskey(options);
    if (!signed) return false;
    const { userHandle, ...proof } = signed;
    adoptSession(
      challenge ? await second.mutateAsync({ body: { challenge, ...proof } }) : await alone.mutateAsync({ body: { userHandle, ...proof } }),
    );
    return true;
  };
}

function complain(error: unknown, onStartAgain?: () => void): void {
  if (!(error instanceof HttpError)) return void sayUnreachable();
  say({ title: literal('loginFailed.title'), body: refusalMessage(error, 'loginFailed.body'), kind: 'error' });
  if (error.api?.code === 'second-factor-expired') onStartAgain?.();
}
