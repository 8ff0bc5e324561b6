import type { Portal } from '@sannidhi/contracts';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { PasswordInput } from './password-input.tsx';
import { usePortalSignIn } from './use-portal-sign-in.ts';

/**
 * A portal's email and password. Both are required; the server checks everything else. The fields are uncontrolled: text may have been
 * typed before the app loaded.
 */
export function PortalForm({ portal, name }: { portal: Portal; name: string }) {
  const { portals } = useWords();
  const { isBusy, submit } = usePortalSignIn(portal);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
  }, []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    void submit(String(entered.get('email')), String(entered.get('password')));
  };
  return (
    <form ref={form} className="portal-form" aria-label={name} noValidate onSubmit={onSubmit}>
      <label>
        <span className="field-label">{portals.email}</span>
        <input className="input" type="email" name="email" autoComplete="username" />
      </label>
      <div className="field-aside">
        <label className="field-label" htmlFor={`password-${portal}`}>
          {portals.password}
        </label>
        <PasswordInput id={`password-${portal}`} />
        <Link to="/forgot-password">{portals.forgot}</Link>
      </div>
      <button type="submit" className="button primary" disabled={isBusy}>
        {isBusy ? portals.signingIn : portals.signIn}
      </button>
    </form>
  );
}
