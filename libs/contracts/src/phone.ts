/** A stored phone number as Americans write it: +17325550148 is (732) 555-0148. One from another country is shown as it is. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : phone;
}
