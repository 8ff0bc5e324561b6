import {
  PERMISSIONS,
  type Permission,
  type PermissionLimits,
  type StaffMemberView,
  type StaffRoleView,
  staffRoleEndpoints,
} from '@sannidhi/contracts';
import { Banner, Icon, IconCheck, type IconShape, IconX, ScreenStates, Stack, staffRoleWord, Typography, useRead } from '@sannidhi/kit';
import { PanelSection, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { PermissionSentence } from './matrix-cells.tsx';

/** What somebody may do and why, and which roles would let them do the rest. */
export function WhatTheyMay({ member }: { member: StaffMemberView }) {
  const text = useOfficeText('staff.people.may');
  const roles = useRead(staffRoleEndpoints.list);
  const { role, fullName: name, secondFactorNeeded, secondFactorAt } = member;
  const why = role === 'owner' ? text('whyOwner', { name }) : text('why', { name, role: namesOf(member).join(', ') });
  return (
    <ScreenStates query={roles} failedTitle={text('failed')}>
      {(all) => {
        const { permissions: granted, limits } = together(member, all);
        const rest = PERMISSIONS.filter((permission) => !granted.includes(permission));
        return (
          <>
            <PanelSection title={text('can')}>
              <Secondary>{why}</Secondary>
              {secondFactorNeeded && (
                <Banner kind={secondFactorAt ? 'info' : 'warning'}>{text(secondFactorAt ? 'asks' : 'missing', { name })}</Banner>
              )}
              <Sentences icon={IconCheck} permissions={granted} limits={limits} />
            </PanelSection>
            {rest.length > 0 && (
              <PanelSection title={text('cannot')}>
                <Sentences icon={IconX} permissions={rest} roles={all} />
              </PanelSection>
            )}
          </>
        );
      }}
    </ScreenStates>
  );
}

/** The second role, once it has started. */
const startedSecond = ({ second }: StaffMemberView) => (second && !second.firstDay ? second : null);

const namesOf = (member: StaffMemberView): string[] =>
  [member.roleName, startedSecond(member)?.roleName ?? []].flat().map((name) => staffRoleWord(name));

/** What a person's roles allow, up to the higher amount of the two. */
function together(member: StaffMemberView, all: readonly StaffRoleView[]): Pick<StaffRoleView, 'permissions' | 'limits'> {
  const roles = all.filter(({ id }) => id === member.role || id === startedSecond(member)?.role);
  const granting = (permission: Permission) => roles.filter(({ permissions }) => permissions.includes(permission));
  const permissions = PERMISSIONS.filter((permission) => granting(permission).length > 0);
  const limits = permissions.flatMap((permission) => {
    const cents = Math.max(...granting(permission).map((role) => role.limits[permission] ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(cents) ? [[permission, cents] as const] : [];
  });
  return { permissions, limits: Object.fromEntries(limits) };
}

interface SentencesProps {
  icon: IconShape;
  permissions: readonly Permission[];
  limits?: PermissionLimits | undefined;
  /** Names those among them that would grant it. */
  roles?: readonly StaffRoleView[];
}

function Sentences({ icon, permissions, limits, roles = [] }: SentencesProps) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {permissions.map((permission) => (
        <Stack key={permission} component="li" direction="row" spacing={2}>
          <Icon of={icon} size="sm" />
          <Typography variant="body2" component="div">
            <PermissionSentence permission={permission} limitCents={limits?.[permission]} />
            <GrantedBy roles={roles.filter((role) => role.permissions.includes(permission))} />
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

function GrantedBy({ roles }: { roles: readonly StaffRoleView[] }) {
  const text = useOfficeText('staff.people.may');
  if (roles.length === 0) return null;
  return (
    <div>
      <Secondary>{text('grantedBy', { roles: roles.map(({ name }) => staffRoleWord(name)).join(', ') })}</Secondary>
    </div>
  );
}
