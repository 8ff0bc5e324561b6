import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { keepFocus } from './keep-focus.ts';

const Body = styled('div')(({ theme }) => ({
  padding: 24,
  overflowY: 'auto',
  '& h2': { ...theme.typography.h3, marginBottom: 6 },
  '& > div:first-of-type': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '0 24px 24px',
  '@media (max-width:599.95px)': { '& > *': { flex: '1 1 100%' } },
});

export interface DialogProps {
  open: boolean;
  /** The question itself: "Cancel this booking?" */
  title: string;
  /** What will happen, above the buttons. */
  children: ReactNode;
  /** The buttons, never Yes and No: "Keep it", "Cancel booking". */
  answers: ReactNode;
  /** Escape, the scrim, or the button that changes nothing. */
  onClose: () => void;
  frameRef?: Ref<HTMLDivElement>;
}

/** A dialog's appearance. Screens use `Dialog`, which never discards input. */
export function DialogFrame({ open, title, children, answers, onClose, frameRef }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog
      ref={frameRef}
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      slotProps={{ transition: { onExited: keepFocus } }}
    >
      <Body>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-body`}>{children}</div>
      </Body>
      <Answers>{answers}</Answers>
    </MuiDialog>
  );
}
