/** Forms and their plainest fields: what a sign-in needs. */

export { AppCodeField } from '../account/app-code-field.tsx';
export { Field } from '../forms/field.tsx';
export { Form } from '../forms/form.tsx';
export { FieldPair, FormActions } from '../forms/form-stack.ts';
export { KeepTyped } from '../forms/keep-typed.tsx';
export { PasswordField } from '../forms/password-field.tsx';
export { ResendCountdown } from '../forms/resend-countdown.tsx';
export { SubmitButton } from '../forms/submit-button.tsx';
export { type FormField, useFormField } from '../forms/use-form-field.ts';
export { useFormValues } from '../forms/use-form-values.ts';
