import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { IconCheck } from '../icons/icons.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface MenuButtonProps<Value extends string> {
  icon: IconShape;
  label: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** An icon button that opens a menu of options, one of them checked. */
export function MenuButton<Value extends string>({ icon, label, choices, value, onChoose }: MenuButtonProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            lang={choice.lang}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => {
              setAnchor(null);
              onChoose(choice.value);
            }}
          >
            {choice.label}
            {choice.value === value && <Icon of={IconCheck} size="sm" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
