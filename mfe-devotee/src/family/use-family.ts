import { type BodyOf, type FamilyMember, familyEndpoints, familyMemberSchema } from '@sannidhi/contracts';
import { notify, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The devotee's family, and removing a member with an undo. */
export function useFamily() {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const query = useRead(familyEndpoints.list);
  const removal = useWrite(familyEndpoints.remove);
  const addition = useWrite(familyEndpoints.add);
  const failed = (error: unknown) => notify({ title: text('family.notChanged'), body: errorSentence(error), kind: 'error' });
  const restore = (member: FamilyMember) =>
    addition
      .mutateAsync({ body: payloadOfMember(member) })
      .then(() => notify({ title: text('family.restored', { name: member.name }), kind: 'success' }), failed);
  const remove = (member: FamilyMember) =>
    removal.mutateAsync({ params: { memberId: member.id } }).then(() => {
      const action = { label: text('family.undo'), onClick: () => void restore(member) };
      notify({ title: text('family.removed', { name: member.name }), kind: 'success', action });
    }, failed);
  return { query, remove, busy: removal.isPending || addition.isPending };
}

/** A member's data, to create it again. */
function payloadOfMember(member: FamilyMember): BodyOf<typeof familyEndpoints.add> {
  const given = Object.fromEntries(Object.entries(member).filter(([, value]) => value !== null));
  return familyMemberSchema.cast(given, { stripUnknown: true });
}
