import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { IconEye, IconEyeOff } from './icons.ts';

interface PasswordInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** A password with a button that shows it. */
export function PasswordInput({ id, value, onChange }: PasswordInputProps) {
  const { portals } = useWords();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <div className="password">
      <input
        id={id}
        className="input"
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" aria-label={isShown ? portals.hide : portals.show} aria-controls={id} onClick={() => setShown(!isShown)}>
        <Icon size={22} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
