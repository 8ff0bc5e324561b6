import { PASSWORD_MIN_LENGTH } from '@sannidhi/contracts';
import { Icon, IconCircleCheck, IconCircleDashed, styled, useFormValues } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const RULES = [
  { name: 'ruleLength', holds: (password: string) => password.length >= PASSWORD_MIN_LENGTH },
  { name: 'ruleUppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'ruleLowercase', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'ruleNumber', holds: (password: string) => /\d/.test(password) },
];

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& ul': { listStyle: 'none', padding: 0, margin: '6px 0 0', display: 'grid', gap: 4 },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& li[data-met]': { color: theme.vars.palette.role.success },
  '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));

/** The rules for a new password, checked off as they are met. */
export function PasswordRules() {
  const text = useTexts();
  const { password = '' } = useFormValues<{ password: string }>();
  return (
    <Box>
      {text('reset.rules')}
      <ul>
        {RULES.map(({ name, holds }) => {
          const met = holds(password);
          return (
            <li key={name} data-met={met || undefined}>
              <Icon of={met ? IconCircleCheck : IconCircleDashed} size="sm" />
              {text(`reset.${name}`)}
              {met && <span>{text('reset.met')}</span>}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
