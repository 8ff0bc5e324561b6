import { type OwnProfile, ownAccountEndpoints, ownProfileSchema } from '@sannidhi/contracts';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FormActions } from '../forms/form-stack.ts';
import { PhoneField } from '../forms/phone-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { IconAlertTriangle, IconCircleCheck } from '../icons/icons.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { updateUser } from '../session/sign-in.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Facts } from '../ui/facts.tsx';
import { ScreenStates } from '../ui/screen-states.tsx';
import { AccountStack, Beside } from './account-layout.ts';

/** The user's identity on the platform: the sign-in email is fixed, name and phone can change. */
export function ProfileCard() {
  const text = useText('kit-account');
  const profile = useRead(ownAccountEndpoints.profile);
  return (
    <Card title={text('profile.title')}>
      <ScreenStates query={profile} failedTitle={text('profile.failed')}>
        {(data) => (
          <AccountStack>
            <Facts facts={[{ label: text('profile.email'), value: <Email {...data} /> }]} />
            <ProfileForm profile={data} />
          </AccountStack>
        )}
      </ScreenStates>
    </Card>
  );
}

function Email({ email, emailVerified }: OwnProfile) {
  const text = useText('kit-account');
  return (
    <Beside>
      {email}
      <Chip kind={emailVerified ? 'success' : 'warning'} icon={emailVerified ? IconCircleCheck : IconAlertTriangle}>
        {text(emailVerified ? 'profile.verified' : 'profile.unverified')}
      </Chip>
    </Beside>
  );
}

function ProfileForm({ profile }: { profile: OwnProfile }) {
  const text = useText('kit-account');
  const change = useWrite(ownAccountEndpoints.changeProfile);
  const submit = async ({ fullName, phone }: { fullName: string; phone?: string | null | undefined }) => {
    const changed = await change.mutateAsync({ body: { fullName, phone: phone ?? null } });
    updateUser({ fullName: changed.fullName });
    notify({ title: text('profile.saved'), kind: 'success' });
  };
  return (
    <div style={{ width: '100%' }}>
      <Form
        schema={ownProfileSchema}
        initialValues={{ fullName: profile.fullName, phone: profile.phone ?? '' }}
        label={text('profile.title')}
        onSubmit={submit}
      >
        <Field name="fullName" label={text('profile.name')} autoComplete="name" />
        <PhoneField name="phone" label={text('profile.phone')} help={text('profile.phoneHelp')} optional />
        <FormActions>
          <SubmitButton variant="secondary" busy={text('working')}>
            {text('profile.save')}
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
