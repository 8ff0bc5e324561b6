/** Offsets in an Indic block that rules name. */
export const CANDRABINDU = 0x01;
export const ANUSVARA = 0x02;
const _VISARGA = 0x03;
export const SHORT_E = 0x0e;
export const SHORT_O = 0x12;
export const E = 0x0f;
export const O = 0x13;
const _U = 0x09;
export const KA = 0x15;
export const NGA = 0x19;
export const CA = 0x1a;
export const NYA = 0x1e;
export const TTA = 0x1f;
export const NNA = 0x23;
export const TA = 0x24;
export const NA = 0x28;
export const NNNA = 0x29;
export const PA = 0x2a;
export const MA = 0x2e;
export const RA = 0x30;
export const RRA = 0x31;
export const LA = 0x32;
export const LLA = 0x33;
export const LLLA = 0x34;
export const NUKTA = 0x3c;
export const AVAGRAHA = 0x3d;
export const SIGN_AA = 0x3e;
export const SIGN_U = 0x41;
export const SIGN_UU = 0x42;
export const VIRAMA = 0x4d;
export const OM = 0x50;

/** Vowel signs and the virama: they belong to the consonant before them. */
export const isSign = (offset: number): boolean => (offset >= SIGN_AA && offset <= VIRAMA) || offset === 0x62 || offset === 0x63;
const _isConsonant = (offset: number): boolean => offset >= KA && offset <= 0x39;
