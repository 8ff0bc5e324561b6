import { styled } from '@mui/material/styles';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const KEYS = [
  ['J ↓', 'next'],
  ['K ↑', 'previous'],
  ['Enter', 'open'],
  ['R', 'reply'],
  ['E', 'resolve'],
  ['L', 'label'],
  ['Esc', 'close'],
  ['Ctrl+Enter', 'send'],
  ['?', 'help'],
] as const;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  margin: '0 0 16px',
  '& dt': { ...theme.typography.body2, fontWeight: 600 },
  '& dd': { ...theme.typography.body2, margin: 0 },
}));
const Letters = styled('label')({ display: 'inline-flex', gap: 8, alignItems: 'center', minHeight: 44 });

interface KeysDialogProps {
  open: boolean;
  isOffice: boolean;
  lettersOn: boolean;
  onLetters: (on: boolean) => void;
  onClose: () => void;
}

/** The inbox’s keyboard shortcuts, and whether single letters are among them. */
export function KeysDialog({ open, isOffice, lettersOn, onLetters, onClose }: KeysDialogProps) {
  const text = useText('kit-messages');
  const shown = KEYS.filter(([, what]) => isOffice || (what !== 'resolve' && what !== 'label'));
  return (
    <Dialog open={open} title={text('keys.title')} onClose={onClose} answers={<Button onClick={onClose}>{text('keys.done')}</Button>}>
      <List>{shown.map(([key, what]) => [<dt key={key}>{key}</dt>, <dd key={what}>{text(`keys.${what}`)}</dd>])}</List>
      <Letters>
        <input type="checkbox" checked={lettersOn} onChange={({ target }) => onLetters(target.checked)} />
        {text('keys.letters')}
      </Letters>
    </Dialog>
  );
}
