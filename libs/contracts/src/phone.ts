/**
 * A US or Canadian number that can get texts, in E.164: +1, an area code, a number. Area codes that end in the same digit twice are of services,
 * which cost extra or are free to call, as is 88x; the others left out are of other countries, from the Bahamas to Jamaica. US territories are
 * the US.
 */
export const TEXTED_PHONE =
  /^\+1(?!\d(?:00|11|22|33|44|55|66|77|88|99)|88\d|2(?:4[26]|6[48]|84)|345|441|473|6(?:49|58|64)|7(?:21|58|67|84)|8(?:[024]9|6[89]|76))[2-9]\d{2}[2-9]\d{6}$/;
/** A stored phone number as Americans write it: +17325550148 is (732) 555-0148. One from another country is shown as it is. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : phone;
}
