import { accountDeskEndpoints, findAccountSchema } from '@sannidhi/contracts';
import {
  Card,
  CardColumns,
  EmptyState,
  Field,
  Form,
  FormActions,
  Page,
  PageHeader,
  ScreenStates,
  SubmitButton,
  useRead,
  useText,
} from '@sannidhi/kit';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';

/** Finds the accounts for one full email address. The address stays out of the URL, which others may see. */
function AccountsScreen() {
  const text = useText('mfe-superadmin');
  const [email, setEmail] = useState<string>();
  return (
    <Page>
      <PageHeader title={text('accounts.title')} lead={text('accounts.intro')} />
      <Card>
        <Form schema={findAccountSchema} initialValues={{ email: '' }} onSubmit={(values) => setEmail(values.email)}>
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={text('accounts.email')}
            help={text('accounts.emailHelp')}
          />
          <FormActions>
            <SubmitButton busy={text('accounts.finding')}>{text('accounts.find')}</SubmitButton>
          </FormActions>
        </Form>
      </Card>
      {email && <Found key={email} email={email} />}
    </Page>
  );
}

function Found({ email }: { email: string }) {
  const text = useText('mfe-superadmin');
  const accounts = useRead(accountDeskEndpoints.find, { query: { email } });
  return (
    <section aria-label={text('accounts.found', { email })}>
      <ScreenStates
        query={accounts}
        failedTitle={text('accounts.failed')}
        isEmpty={(data) => data.accounts.length === 0}
        empty={<EmptyState title={text('accounts.none')}>{text('accounts.noneMore')}</EmptyState>}
      >
        {(data) => (
          <CardColumns>
            {data.accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </CardColumns>
        )}
      </ScreenStates>
    </section>
  );
}

export { AccountsScreen as Screen };
