import { endpoint, priest } from '../endpoint.ts';

/** A priest's own profile, for the greeting on the altar's first screen. */
export interface PriestProfile {
  fullName: string;
  languages: string[];
  traditions: string[];
  temples: { slug: string; name: string; city: string; state: string; timeZone: string }[];
}

export const priestEndpoints = {
  profile: endpoint<PriestProfile>()({
    method: 'GET',
    path: '/api/priest/profile',
    summary: 'The signed-in priest’s profile and temples',
    access: priest,
    reads: ['priest'],
  }),
};
