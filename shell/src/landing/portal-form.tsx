import type { Portal } from '@sannidhi/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { PasswordInput } from './password-input.tsx';
import { usePortalSignIn } from './use-portal-sign-in.ts';

/** Email and password of one portal. Both are required; everything else is the server's to judge. */
export function PortalForm({ portal, name }: { portal: Portal; name: string }) {
  const { portals } = useWords();
  const { isBusy, submit } = usePortalSignIn(portal);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email, password);
  };
  return (
    <form className="portal-form" aria-label={name} noValidate onSubmit={onSubmit}>
      <label>
        <span className="field-label">{portals.email}</span>
        <input
          ref={first}
          className="input"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <div>
        <p className="field-label">
          <label htmlFor={`password-${portal}`}>{portals.password}</label>
          <Link to="/forgot-password">{portals.forgot}</Link>
        </p>
        <PasswordInput id={`password-${portal}`} value={password} onChange={setPassword} />
      </div>
      <button type="submit" className="button primary" disabled={isBusy}>
        {isBusy ? portals.signingIn : portals.signIn}
      </button>
    </form>
  );
}
