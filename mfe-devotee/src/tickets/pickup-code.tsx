import { styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Code = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  letterSpacing: '0.12em',
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

/** What the door asks for before a child goes home, large enough to be read out. */
export function PickupCode({ code, name }: { code: string; name: string }) {
  const text = useTexts();
  return (
    <div>
      <p>{text('tickets.child.code')}</p>
      <Code>{code}</Code>
      <p>{text('tickets.child.codeHelp', { name })}</p>
    </div>
  );
}
