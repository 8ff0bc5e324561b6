/** The columns of a family member known only by name and relation; a birthplace consists of its own data. */
export const NOTHING_KNOWN = {
  gotra: null,
  pronunciation: null,
  spelling: null,
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
