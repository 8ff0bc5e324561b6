import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { BRAND } from '@sannidhi/contracts';
import { FormActions } from '../forms/form-stack.ts';
import { saveText } from '../http/save-text.ts';
import { useText } from '../i18n/use-text.ts';
import { IconDownload, IconPrinter } from '../icons/icons.ts';
import { useSession } from '../session/session-store.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { AccountStack } from './account-layout.ts';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: '10px 24px',
  width: '100%',
  padding: '0 0 0 2em',
  fontFamily: 'monospace',
  fontSize: '1.125rem',
});

/** Printed pages contain only the codes. */
const ON_PAPER = {
  '@media print': {
    'main *:not(:has([data-recovery-codes]), [data-recovery-codes], [data-recovery-codes] *)': { display: 'none !important' },
  },
};

/** The recovery codes, shown once, to download or print. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText('kit-account');
  const { user } = useSession();
  const title = text('codes.title', { brand: BRAND.name, email: user?.email ?? '' });
  const file = [title, text('codes.how'), '', ...codes, ''].join('\n');
  return (
    <AccountStack>
      <GlobalStyles styles={ON_PAPER} />
      <Banner kind="warning" title={text('codes.once')}>
        {text('codes.keep')}
      </Banner>
      <section data-recovery-codes style={{ width: '100%' }}>
        <p style={{ marginBottom: 12 }}>
          <strong>{title}</strong> {text('codes.how')}
        </p>
        <List>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
      </section>
      <FormActions>
        <Button icon={IconDownload} onClick={() => saveText(`${BRAND.name.toLowerCase()}-recovery-codes.txt`, file)}>
          {text('codes.download')}
        </Button>
        <Button icon={IconPrinter} onClick={() => window.print()}>
          {text('codes.print')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {text('codes.done')}
        </Button>
      </FormActions>
    </AccountStack>
  );
}
