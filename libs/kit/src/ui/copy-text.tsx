import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { IconCopy } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from './button.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 8,
  '& code': {
    width: '100%',
    padding: '10px 12px',
    borderRadius: 8,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    background: theme.vars.palette.role.sunken,
  },
  '& small': { color: theme.vars.palette.text.secondary },
}));

interface CopyTextProps {
  /** The text to copy: an address, a secret. */
  value: string;
  /** Names what is copied: "Copy the preview link". */
  label: string;
  /** What the notice says afterward. */
  done: string;
}

/** A text to copy, with one press or by hand: clipboards work only on secure origins, and may refuse. */
export function CopyText({ value, label, done }: CopyTextProps) {
  const text = useKitText();
  const [byHand, setByHand] = useState(false);
  const copy = () =>
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(value))
      .then(
        () => notify({ kind: 'success', title: done }),
        () => setByHand(true),
      );
  return (
    <Frame>
      <code>{value}</code>
      <Button icon={IconCopy} onClick={() => void copy()}>
        {label}
      </Button>
      {byHand && <small role="status">{text('copy.byHand')}</small>}
    </Frame>
  );
}
