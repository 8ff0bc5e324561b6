import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../icons/icon.tsx';
import { IconCheck } from '../icons/icons.ts';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** What the menu opens at; nothing while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** A menu of options, one of them checked. */
export function ChoiceMenu<Value extends string>({ label, choices, value, onChoose, anchor, onClose }: ChoiceMenuProps<Value>) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          lang={choice.lang}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          onClick={() => {
            onClose();
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
