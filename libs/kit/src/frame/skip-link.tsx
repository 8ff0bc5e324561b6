import { styled } from '@mui/material/styles';
import { useKitText } from '../text/use-kit-text.ts';
import { z } from '../theme/scale-tokens.ts';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: z.skipLink,
  top: 8,
  left: 8,
  padding: '12px 16px',
  borderRadius: 8,
  background: theme.vars.palette.role.text,
  color: theme.vars.palette.role.surface,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/**
 * The first Tab stop: skips the navigation to the content.
 * @param target the id of the element to focus; it must be focusable.
 */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const text = useKitText();
  return (
    <Root
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {text('frame.skip')}
    </Root>
  );
}
