import type { Components, Theme } from '@mui/material/styles';
import { motion, radius } from './scale-tokens.ts';

type Overrides = Components<Theme>;

const BUTTONS: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    // MUI removes every button's outline, but keyboard users need it.
    styleOverrides: {
      root: ({ theme }) => ({ '&:focus-visible': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 } }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.density.control,
        padding: `0 ${theme.density.control >= 48 ? 20 : 14}px`,
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        gap: 8,
        transition: `background-color ${motion.fast}ms ${motion.standard}`,
        '@media (pointer: coarse)': { minHeight: Math.max(theme.density.control, 44) },
        '&.Mui-disabled:not([aria-busy="true"])': {
          background: theme.vars.palette.role.sunken,
          color: theme.vars.palette.role.textTertiary,
          borderColor: theme.vars.palette.divider,
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: Math.max(theme.density.control - 4, 36),
        height: Math.max(theme.density.control - 4, 36),
        borderRadius: radius.control,
        color: 'inherit',
        '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        '&:hover': { background: theme.vars.palette.role.hover },
      }),
    },
  },
};

const FIELDS: Overrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.density.control,
        borderRadius: radius.control,
        background: theme.vars.palette.role.surface,
        fontSize: 'inherit',
        '@media (pointer: coarse)': { minHeight: Math.max(theme.density.control, 44) },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.role.control },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.role.text },
        '&.Mui-focused': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 },
        // In a first paint nothing runs that would set the class; in WebKit the parts of a date have the focus, not the field.
        '&:has(> .MuiInputBase-input:focus-within)': { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: 2 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.role.control, borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
        '& .MuiInputBase-input:is(:focus-visible, :focus-within)': { outline: 'none' },
      }),
      input: ({ theme }) => ({
        padding: `0 ${theme.density.control >= 48 ? 14 : 12}px`,
        height: 'auto',
        // A target of its own when another one lies above it (WCAG 2.2, 2.5.8).
        minHeight: 24,
        '&::placeholder': { color: theme.vars.palette.role.textTertiary, opacity: 1 },
      }),
      multiline: { padding: 0, '& textarea': { padding: '10px 14px' } },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: ({ theme }) => ({
        '&&&': { padding: `0 40px 0 ${theme.density.control >= 48 ? 14 : 12}px`, '&:focus': { background: 'none' } },
      }),
      icon: { right: 12, top: 'calc(50% - 9px)', color: 'inherit' },
    },
  },
};

const FLOATING: Overrides = {
  MuiPaper: { defaultProps: { elevation: 0, variant: 'outlined' }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        background: theme.vars.palette.role.raised,
        borderRadius: radius.dialog,
        boxShadow: theme.vars.palette.role.overlayShadow,
        margin: 16,
        maxWidth: 480,
        '@media (max-width:599.95px)': {
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          margin: 0,
          maxWidth: 'none',
          width: '100%',
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { background: theme.vars.palette.role.scrim } }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        background: theme.vars.palette.role.raised,
        borderRadius: radius.panel,
        boxShadow: theme.vars.palette.role.overlayShadow,
        marginTop: 4,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: ({ theme }) => ({ minHeight: Math.max(theme.density.control - 4, 36), gap: 10, fontSize: 'inherit' }) },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 0, leaveDelay: 0, disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        background: theme.vars.palette.role.text,
        color: theme.vars.palette.role.surface,
        fontSize: '0.875rem',
        lineHeight: 20 / 14,
        fontWeight: 400,
        borderRadius: radius.sm,
        padding: '6px 10px',
      }),
    },
  },
};

/** How MUI's components look and behave here: no ripple, no elevation, no floating labels. */
export const components: Overrides = { ...BUTTONS, ...FIELDS, ...FLOATING };
