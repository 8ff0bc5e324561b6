import { type ElementType, type KeyboardEventHandler, type MouseEventHandler, type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { BusyIcon } from './busy-icon.tsx';
import { ButtonRoot, type ButtonVariant } from './button-root.ts';
import { useFocusAfterwards } from './use-focus-afterwards.ts';

export interface ButtonProps {
  children: ReactNode;
  /** One `primary` per view. `destructive` names its object and has an icon. */
  variant?: ButtonVariant;
  icon?: IconShape;
  /** The progress label while a call runs; the button is then disabled and keeps its width. */
  busy?: string | false;
  disabled?: boolean;
  wide?: boolean;
  small?: boolean;
  /** Aligns a text button's label with the text above it. */
  flush?: boolean;
  type?: 'button' | 'submit';
  /** Makes it a link within the app. */
  to?: string;
  /** With `to`: what the page that it opens finds in its location's state. */
  state?: unknown;
  /** Makes it a plain link, for files and other sites. */
  href?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  onMouseDown?: MouseEventHandler<HTMLElement>;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-pressed'?: boolean;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-keyshortcuts'?: string;
}

/** A button or a link that looks like one: verb + object. */
export function Button({
  children,
  variant = 'secondary',
  icon,
  busy = false,
  disabled,
  type = 'button',
  to,
  state,
  href,
  ref,
  ...rest
}: ButtonProps) {
  const restWidth = useRef<number>(undefined);
  const root = useRef<HTMLButtonElement>(null);
  useFocusAfterwards(root, Boolean(busy));
  // Before the label changes: measuring each button as it appears would lay out the page once more.
  if (!busy) restWidth.current = undefined;
  else restWidth.current ??= root.current?.offsetWidth;
  const keep = (node: HTMLButtonElement | null) => {
    root.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };
  const link: { type?: 'button' | 'submit'; component?: ElementType; to?: string; state?: unknown; href?: string } =
    to === undefined ? (href === undefined ? { type } : { component: 'a', href }) : { component: Link, to, state };
  return (
    <ButtonRoot
      {...rest}
      {...link}
      ref={keep}
      variant={variant}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
      style={busy && restWidth.current ? { minWidth: restWidth.current } : undefined}
    >
      {busy ? <BusyIcon /> : icon && <Icon of={icon} size={20} />}
      {busy || children}
    </ButtonRoot>
  );
}
