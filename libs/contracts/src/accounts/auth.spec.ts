import { type AnyObjectSchema, ValidationError } from 'yup';
import type { Message } from '../message.ts';
import { ACCOUNT_TYPES, PORTALS, ROLE_FACTS, ROLES, roleOfAccountType, roleOfPortal } from '../roles.ts';
import {
  forgotPasswordSchema,
  loginSchema,
  registerFormSchema,
  registerSchema,
  resendVerificationSchema,
  resetPasswordFormSchema,
  resetPasswordSchema,
} from './auth.ts';

const complaints = (schema: AnyObjectSchema, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map((inner) => [inner.path ?? '', (inner.message as unknown as Message).sentence]));
  }
};
const person = { fullName: 'Meera Raghunathan', email: 'meera@example.com', password: 'Namaste1', confirmPassword: 'Namaste1' };

describe('account payloads', () => {
  it('[5.05] asks for a valid email to sign in', () => {
    expect(complaints(loginSchema, { email: 'meera', password: 'x' })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('[5.06] asks for a password to sign in', () => {
    expect(complaints(loginSchema, { email: 'meera@example.com', password: '' })).toEqual({ password: 'Password is required' });
  });

  it('[5.07, 9.02] wants a full name of at least 2 characters', () => {
    expect(complaints(registerFormSchema, { ...person, fullName: 'M' })).toEqual({ fullName: 'Full name must be at least 2 characters' });
  });

  it('[5.09, 9.01] wants a password of at least 6 characters', () => {
    expect(complaints(registerFormSchema, { ...person, password: 'Om-12', confirmPassword: 'Om-12' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
  });

  it('[5.10] says on the confirm field that passwords differ', () => {
    expect(complaints(registerFormSchema, { ...person, confirmPassword: 'Namaste2' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it('[3.05, 3.07, 3.08, 3.09, 3.10] names the fields of each payload', () => {
    expect(Object.keys(loginSchema.fields)).toEqual(['email', 'password']);
    expect(Object.keys(registerSchema.fields).sort()).toEqual(['email', 'fullName', 'password']);
    expect(Object.keys(forgotPasswordSchema.fields)).toEqual(['email', 'userType']);
    expect(Object.keys(resetPasswordSchema.fields)).toEqual(['token', 'password', 'userType']);
    expect(Object.keys(resendVerificationSchema.fields)).toEqual(['email']);
  });

  it.each([
    ['Ab1', 'Password must be at least 6 characters long'],
    ['namaste1', 'Password must contain at least one uppercase letter'],
    ['NAMASTE1', 'Password must contain at least one lowercase letter'],
    ['Namaste', 'Password must contain at least one number'],
  ])('[5.11, 5.12] refuses %s as a new password', (password, message) => {
    expect(complaints(resetPasswordFormSchema, { password, confirmPassword: password })).toEqual({ password: message });
  });

  it('[5.13] says that the confirmation differs', () => {
    expect(complaints(resetPasswordFormSchema, { password: 'Namaste1', confirmPassword: 'Namaste2' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  it('[5.14] wants email and account type to recover a password', () => {
    expect(Object.keys(complaints(forgotPasswordSchema, {})).sort()).toEqual(['email', 'userType']);
  });
});

describe('roles', () => {
  it('[6.01, 3.12, 3.13] maps every portal and account type to its role', () => {
    expect(ROLES).toEqual(['donor', 'temple-admin', 'priest', 'superadmin']);
    expect(PORTALS.map(roleOfPortal)).toEqual(ROLES);
    expect(ACCOUNT_TYPES.map(roleOfAccountType)).toEqual(ROLES);
  });

  it('[6.05] labels the account types of recovery', () => {
    expect(ROLES.map((role) => ROLE_FACTS[role].accountTypeLabel)).toEqual([
      'Devotee Account',
      'Temple Admin',
      'Priest Account',
      'Super Admin',
    ]);
  });

  it('[2.09] leads each role home', () => {
    expect(ROLES.map((role) => ROLE_FACTS[role].home)).toEqual([
      '/devotee/dashboard',
      '/temple-admin/dashboard',
      '/priest/dashboard',
      '/superadmin-dashboard',
    ]);
  });
});
