import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/icon.tsx';
import { IconCheck } from '../icons/icons.ts';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  /** The checked one; left out where each choice is an action. */
  value?: Value;
  onChoose: (value: Value) => void;
  /** What the menu opens at; nothing while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu of options, one of them checked, or of actions. */
export function ChoiceMenu<Value extends string>({ label, choices, value, onChoose, anchor, onClose }: ChoiceMenuProps<Value>) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          lang={choice.lang}
          {...(value === undefined ? {} : { role: 'menuitemradio', 'aria-checked': choice.value === value })}
          selected={choice.value === value}
          onClick={() => {
            // The focus is back at the button before the choice may move it.
            flushSync(onClose);
            onChoose(choice.value);
          }}
        >
          {choice.label}
          {choice.value === value && <Icon of={IconCheck} size="sm" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
