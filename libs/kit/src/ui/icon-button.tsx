import MuiIconButton from '@mui/material/IconButton';
import type { MouseEventHandler, Ref } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { Tip } from './tip.tsx';

interface IconButtonProps {
  icon: IconShape;
  /** Verb and object: "Edit Anika Raghunathan". Also its tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLElement>;
  to?: string;
  /** A file's address: spread `fileLink`. */
  href?: string;
  disabled?: boolean;
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
}

/** A button with only an icon; it always has a name and a tooltip. */
export function IconButton({ icon, label, to, size, ...rest }: IconButtonProps) {
  return (
    <Tip text={label}>
      <MuiIconButton aria-label={label} {...rest} {...(to === undefined ? {} : { component: Link, to })}>
        <Icon of={icon} size={size ?? 'md'} />
      </MuiIconButton>
    </Tip>
  );
}
