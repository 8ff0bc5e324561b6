import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { IconEye, IconEyeOff } from './icons.ts';

/** A password field with a button that shows the password. */
export function PasswordInput({ id }: { id: string }) {
  const { portals } = useWords();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <div className="password">
      <input id={id} className="input" type={isShown ? 'text' : 'password'} name="password" autoComplete="current-password" />
      <button type="button" aria-label={isShown ? portals.hide : portals.show} aria-controls={id} onClick={() => setShown(!isShown)}>
        <Icon size={22} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
