/** The product's name and public description: the one place to rename it. */
export const BRAND = {
  name: 'Sannidhi',
  tagline: 'Bridging temples and donors',
  promise: 'All temples, every donor, one platform.',
} as const;
