import { styled } from '@mui/material/styles';
import { type ComponentType, useState } from 'react';
import type { IconShape } from '../icons/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { ChoiceMenuProps } from './choice-menu.tsx';

interface MenuButtonProps<Value extends string> extends Omit<ChoiceMenuProps<Value>, 'anchor' | 'onClose'> {
  icon: IconShape;
}

const Around = styled('span')({ display: 'contents' });

/** Loaded at the first sign that somebody wants it: a page with a menu in its header starts without it. */
const loadMenu = () => import('./choice-menu.tsx');
const loadSoon = () => void loadMenu().catch(() => undefined);

/** An icon button that opens a menu of options, one of them checked. */
export function MenuButton<Value extends string>({ icon, ...menu }: MenuButtonProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Menu, setMenu] = useState<ComponentType<ChoiceMenuProps<Value>>>();
  const close = () => setAnchor(null);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    // Without it there is nothing to open; the next press tries again.
    loadMenu().then(({ ChoiceMenu }) => setMenu(() => ChoiceMenu<Value>), close);
  };
  return (
    <Around onPointerEnter={loadSoon} onFocus={loadSoon}>
      <IconButton
        icon={icon}
        label={menu.label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      />
      {Menu && <Menu {...menu} anchor={anchor} onClose={close} />}
    </Around>
  );
}
