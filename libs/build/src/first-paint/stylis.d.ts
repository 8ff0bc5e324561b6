/** The style engine's own parser; it ships no types. */
declare module 'stylis' {
  export interface StyleElement {
    type: string;
    value: string;
    props: string | string[];
    children: string | StyleElement[];
  }
  export function compile(css: string): StyleElement[];
}
