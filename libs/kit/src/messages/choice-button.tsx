import { type KeyboardEvent, useState } from 'react';
import { ChoiceMenu } from '../frame/choice-menu.tsx';
import { Icon } from '../icons/icon.tsx';
import { IconChevronDown } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';

interface ChoiceButtonProps {
  label: string;
  /** What is chosen; left out where each choice is an action. */
  value?: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** A button with a menu whose choice takes effect at once. Nothing happens while arrow keys pass the others (WCAG 3.2.2). */
export function ChoiceButton({ label, value, options, onChoose }: ChoiceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = options.find(([key]) => key === value)?.[1];
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Button
        small
        aria-label={current === undefined ? label : `${label}: ${current}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={openByArrow}
      >
        {current ?? label}
        <Icon of={IconChevronDown} size="sm" />
      </Button>
      <ChoiceMenu
        label={label}
        choices={options.map(([key, name]) => ({ value: key, label: name }))}
        {...(value === undefined ? {} : { value })}
        onChoose={(chosen) => chosen !== value && onChoose(chosen)}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
