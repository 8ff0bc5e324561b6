import {
  type DeskAccount,
  accountDeskEndpoints as desk,
  SECOND_FACTOR_RESET_HOURS,
  startSecondFactorResetSchema,
} from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Card,
  Facts,
  Field,
  Form,
  FormActions,
  formatDateTime,
  notify,
  Stack,
  SubmitButton,
  useErrorSentence,
  useText,
  useWrite,
} from '@sannidhi/kit';

const HOURS = { hours: SECOND_FACTOR_RESET_HOURS };

/** One account with its second factor, and a button to reset it. */
export function AccountCard({ account }: { account: DeskAccount }) {
  const text = useText('mfe-superadmin');
  const { fullName, role, status, emailVerified, secondFactorAt } = account;
  return (
    <Card title={text(`accounts.roles.${role}`)}>
      <Stack spacing={3}>
        <Facts
          facts={[
            { label: text('accounts.name'), value: fullName },
            { label: text('accounts.status'), value: text(`accounts.statuses.${status}`) },
            { label: text('accounts.email'), value: text(emailVerified ? 'accounts.verified' : 'accounts.unverified') },
            {
              label: text('accounts.factor'),
              value: secondFactorAt ? text('accounts.factorOn', { date: formatDateTime(secondFactorAt) }) : text('accounts.factorOff'),
            },
          ]}
        />
        <Reset account={account} />
      </Stack>
    </Card>
  );
}

function Reset({ account }: { account: DeskAccount }) {
  const text = useText('mfe-superadmin');
  if (account.reset) return <PendingReset account={account} reset={account.reset} />;
  if (!account.secondFactorAt) return null;
  if (account.isOwn) return <Banner kind="info">{text('accounts.own')}</Banner>;
  return <StartReset account={account} />;
}

function PendingReset({ account: { id, fullName }, reset }: { account: DeskAccount; reset: NonNullable<DeskAccount['reset']> }) {
  const text = useText('mfe-superadmin');
  const sentence = useErrorSentence();
  const cancel = useWrite(desk.cancelReset, {
    onSuccess: () => notify({ kind: 'success', title: text('accounts.canceled', { name: fullName }) }),
  });
  const run = () =>
    cancel.mutate(
      { params: { accountId: id } },
      { onError: (error) => notify({ kind: 'error', title: text('accounts.notDone'), body: sentence(error) }) },
    );
  return (
    <Banner
      kind="warning"
      title={text('accounts.pending', { date: formatDateTime(reset.dueAt) })}
      action={
        <Button busy={cancel.isPending && text('accounts.canceling')} onClick={run}>
          {text('accounts.cancel')}
        </Button>
      }
    >
      {text('accounts.pendingMore', { who: reset.startedBy, reason: reset.reason })}
    </Banner>
  );
}

function StartReset({ account: { id, fullName, role } }: { account: DeskAccount }) {
  const text = useText('mfe-superadmin');
  const start = useWrite(desk.startReset);
  const send = async ({ reason }: { reason: string }) => {
    await start.mutateAsync({ params: { accountId: id }, body: { reason } });
    notify({ kind: 'success', title: text('accounts.started', { name: fullName, ...HOURS }) });
  };
  return (
    <Form
      schema={startSecondFactorResetSchema}
      initialValues={{ reason: '' }}
      onSubmit={send}
      label={`${text('accounts.start')}, ${text(`accounts.roles.${role}`)}`}
    >
      <p>{text('accounts.startHelp', HOURS)}</p>
      <Field name="reason" label={text('accounts.reason')} help={text('accounts.reasonHelp')} />
      <FormActions>
        <SubmitButton busy={text('accounts.starting')}>{text('accounts.start')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
