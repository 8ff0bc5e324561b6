import { MONEY_MOVING_PERMISSIONS, type Permission } from '@sannidhi/contracts';
import { CheckboxField, formatCents, Icon, IconCheck, IconLock, styled, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { usePermissionText } from './permission-groups.ts';

/** An icon in a line of text. */
export const InLine = styled('span')({ '& svg': { verticalAlign: '-3px' } });

interface PermissionSentenceProps {
  permission: Permission;
  /** How far it goes, where it is limited. */
  limitCents?: number | undefined;
}

/** A permission in plain language, with how far it goes and a lock where it asks for a second factor. */
export function PermissionSentence({ permission, limitCents }: PermissionSentenceProps) {
  const text = useOfficeText('staff.roles');
  const sentence = usePermissionText();
  return (
    <>
      {sentence(permission)}
      {limitCents !== undefined && <b> {text('upTo', { amount: formatCents(limitCents) })}</b>}
      {MONEY_MOVING_PERMISSIONS.includes(permission) && (
        <>
          {' '}
          <InLine role="img" aria-label={text('matrix.secondFactorShort')} title={text('matrix.secondFactorShort')}>
            <Icon of={IconLock} size="sm" />
          </InLine>
        </>
      )}
    </>
  );
}

/** Whether a role may do it, and up to which amount. */
export function MayMark({ may, limitCents }: { may: boolean; limitCents?: number | undefined }) {
  const text = useOfficeText('staff.roles');
  return (
    <>
      <span role="img" aria-label={text(may ? 'yes' : 'no')} {...(may ? { 'data-yes': true } : { 'data-no': true })}>
        {may ? <Icon of={IconCheck} size="sm" /> : '–'}
      </span>
      {may && limitCents !== undefined && <small>{text('upTo', { amount: formatCents(limitCents) })}</small>}
    </>
  );
}

/** The box of the role that is being composed. What the signed-in person may not do themselves can't be checked. */
export function MayBox({ permission }: { permission: Permission }) {
  const sentence = usePermissionText();
  const { can } = useSession();
  return <CheckboxField name={`may.${permission}`} label={sentence(permission)} disabled={!can(permission)} />;
}
