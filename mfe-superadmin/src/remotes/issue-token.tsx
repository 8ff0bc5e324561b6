import { deployTokenSchema, type Remote, remoteDeskEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  CopyText,
  CountField,
  Field,
  Form,
  FormActions,
  SelectField,
  SidePanel,
  Stack,
  SubmitButton,
  useText,
  useWrite,
} from '@sannidhi/kit';
import { useRemotes } from './use-remotes.ts';

const DAYS = 90;

interface IssueTokenProps {
  /** The remote the list is about. */
  remote: Remote | undefined;
  onClose: () => void;
}

/** Creates a deploy token and shows its secret, only this once. */
export function IssueToken({ remote, onClose }: IssueTokenProps) {
  const text = useText('mfe-superadmin');
  const remotes = useRemotes();
  const issue = useWrite(remoteDeskEndpoints.issueToken);
  return (
    <SidePanel
      title={text('deployTokens.issue')}
      subtitle={issue.data && <p>{`${issue.data.remote}, ${issue.data.label}`}</p>}
      onClose={onClose}
    >
      {issue.data ? (
        <Secret token={issue.data.token} onClose={onClose} />
      ) : (
        <Form
          label={text('deployTokens.issue')}
          schema={deployTokenSchema}
          initialValues={{ remote: remote ?? '', label: '', days: DAYS }}
          onSubmit={(body) => issue.mutateAsync({ body })}
        >
          <SelectField
            name="remote"
            label={text('deployTokens.remote')}
            placeholder={text('deployTokens.chooseRemote')}
            choices={remotes.map((value) => ({ value, label: value }))}
          />
          <Field name="label" label={text('deployTokens.label')} help={text('deployTokens.labelHelp')} maxLength={80} />
          <CountField name="days" label={text('deployTokens.days')} digits={3} />
          <FormActions>
            <SubmitButton busy={text('deployTokens.issuing')}>{text('deployTokens.issue')}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </SidePanel>
  );
}

function Secret({ token, onClose }: { token: string; onClose: () => void }) {
  const text = useText('mfe-superadmin');
  return (
    <Stack spacing={3}>
      <Banner kind="warning" title={text('deployTokens.once')}>
        {text('deployTokens.onceMore')}
      </Banner>
      <CopyText value={token} label={text('deployTokens.copy')} done={text('deployTokens.copied')} />
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          {text('deployTokens.close')}
        </Button>
      </FormActions>
    </Stack>
  );
}
