import { type FamilyMember, familyEndpoints } from '@sannidhi/contracts';
import { notify, Page, PageHeader, ScreenStates, useDraft, useRead, useWrite } from '@sannidhi/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MemberForm } from '../family/member-form.tsx';
import { EMPTY_MEMBER, type MemberValues, valuesOfMember } from '../family/member-values.ts';
import { useTexts } from '../use-texts.ts';

/** Adds a family member, or changes one with `?member=`. */
function AddFamilyMember() {
  const [params] = useSearchParams();
  const memberId = params.get('member');
  return memberId ? <Change key={memberId} memberId={memberId} /> : <Add />;
}

function Add() {
  const text = useTexts();
  const add = useWrite(familyEndpoints.add);
  return (
    <Page reading>
      <PageHeader title={text('family.addHeading')} lead={text('family.addLead')} />
      <Editor draft="family-member" from={EMPTY_MEMBER} done="family.added" onSave={(body) => add.mutateAsync({ body })} />
    </Page>
  );
}

function Change({ memberId }: { memberId: string }) {
  const text = useTexts();
  const member = useRead(familyEndpoints.one, { params: { memberId } });
  const change = useWrite(familyEndpoints.change);
  return (
    <Page reading>
      <PageHeader title={member.data ? text('family.editOf', { name: member.data.name }) : text('family.edit')} />
      <ScreenStates query={member} failedTitle={text('family.memberFailed')}>
        {(known) => (
          <Editor
            draft={`family-member:${memberId}`}
            from={valuesOfMember(known)}
            done="family.changed"
            onSave={(body) => change.mutateAsync({ params: { memberId }, body })}
          />
        )}
      </ScreenStates>
    </Page>
  );
}

interface EditorProps {
  /** Where this tab stores input until it is saved or abandoned. */
  draft: string;
  from: MemberValues;
  done: string;
  onSave: (payload: Parameters<Parameters<typeof MemberForm>[0]['onSave']>[0]) => Promise<FamilyMember>;
}

function Editor({ draft, from, done, onSave }: EditorProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const [values, keep, forget] = useDraft(draft, from);
  const leave = () => {
    forget();
    void navigate('/devotee/family');
  };
  const save = async (payload: Parameters<EditorProps['onSave']>[0]) => {
    const { name } = await onSave(payload);
    notify({ title: text(done, { name }), kind: 'success' });
    leave();
  };
  return <MemberForm values={values} keep={keep} onSave={save} onCancel={leave} />;
}

export { AddFamilyMember as Screen };
