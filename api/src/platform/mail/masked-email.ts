const SHOWN_LETTERS = 2;

/** `me•••@example.test`: enough for its owner to recognize. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(SHOWN_LETTERS, at))}•••${email.slice(at)}`;
}
