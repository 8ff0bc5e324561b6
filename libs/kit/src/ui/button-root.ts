import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { motion, radius } from '../theme/scale-tokens.ts';

/** Space between a text button's label and its edge, in px. */
export const TEXT_BUTTON_PADDING = 12;

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'text' | 'destructive';

interface RootProps extends ButtonBaseProps {
  variant: ButtonVariant;
  wide?: boolean;
  small?: boolean;
  flush?: boolean;
  component?: ElementType;
  to?: string;
  state?: unknown;
  href?: string;
  download?: string | boolean;
  target?: string;
  rel?: string;
}

const OWN_PROPS = new Set(['variant', 'wide', 'small', 'flush']);

function look(theme: Theme, variant: ButtonVariant): CSSObject {
  const { role, primary, error } = theme.vars.palette;
  const hover = (background: string): CSSObject => ({ '@media (hover: hover)': { '&:hover': { background } } });
  switch (variant) {
    case 'primary':
      return {
        background: role.primary,
        color: role.onPrimary,
        ...hover(role.primaryHover),
        '&:active': { background: role.primaryActive },
      };
    case 'secondary':
      return {
        background: role.surface,
        color: role.text,
        borderColor: role.control,
        ...hover(role.hover),
        '&[aria-pressed="true"]': { background: role.primaryTint, color: primary.main, borderColor: 'currentColor' },
        '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid', outlineOffset: -4 } },
      };
    case 'ghost':
      return { color: primary.main, borderColor: 'currentColor', ...hover(role.primaryTint) };
    case 'text':
      return { color: primary.main, paddingInline: TEXT_BUTTON_PADDING, ...hover(role.primaryTint) };
    case 'destructive':
      return { color: error.main, borderColor: 'currentColor', ...hover(role.errorTint) };
  }
}

/** The button's root: MUI's base for behavior, our five variants; density sets its height. */
export const ButtonRoot = styled(ButtonBase, { shouldForwardProp: (prop) => !OWN_PROPS.has(String(prop)) })<RootProps>(
  ({ theme, variant, wide, small, flush }) => {
    const { role } = theme.vars.palette;
    const height = small ? 36 : theme.density.control;
    return {
      ...theme.typography.button,
      ...(small ? { fontSize: '0.875rem' } : {}),
      gap: 8,
      minHeight: height,
      minWidth: 44,
      padding: `4px ${height >= 48 ? 20 : 14}px`,
      width: wide ? '100%' : undefined,
      marginInlineStart: flush ? -TEXT_BUTTON_PADDING : undefined,
      border: '1px solid transparent',
      borderRadius: radius.control,
      textDecoration: 'none',
      textAlign: 'center',
      transition: `background-color ${motion.fast}ms ${motion.standard}`,
      '& svg': { flex: 'none' },
      ...look(theme, variant),
      '@media (pointer: coarse)': { minHeight: Math.max(height, 44) },
      '&:focus-visible': { outline: `3px solid ${role.focus}` },
      '&.Mui-disabled:not([aria-busy="true"])': { background: role.sunken, color: role.textTertiary, borderColor: role.line },
      '@media print': { display: 'none' },
    };
  },
);
