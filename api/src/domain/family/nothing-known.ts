/** The columns of a family member of whom nothing but name and relation is told; a birth place is made of its own facts. */
export const NOTHING_KNOWN = {
  gotra: null,
  pronunciation: null,
  birthDate: null,
  birthTime: null,
  nakshatra: null,
  pada: null,
  rashi: null,
  deathDate: null,
  deathTime: null,
  deathCity: null,
  shraddhaTithi: null,
  shraddhaMonth: null,
};
