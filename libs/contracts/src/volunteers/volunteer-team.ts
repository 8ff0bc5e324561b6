import { donor, endpoint, staff } from '../endpoint.ts';
import { id, line } from '../fields.ts';
import { type Message, messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { object } from '../schema.ts';
import type { ShiftTemple } from './own-volunteering.ts';
import { volunteerTeamNoun } from './volunteer-team.noun.ts';

const say = messagesOf(volunteerTeamNoun);

/** Few enough to ask all of them for a shift at once. */
export const TEAM_PEOPLE_MAX = 60;

export const teamSchema = object({
  name: line(60).required(say('volunteer-team.name-required')),
  /** What the team does; its people see it. */
  note: line(300).default(''),
  /** One of its people. */
  leadId: id().nullable().default(null),
}).noUnknown();
/** Its people and lead come later. */
export const newTeamSchema = teamSchema.omit(['leadId']);
export const teamMemberSchema = object({ volunteerId: id().required() }).noUnknown();
export const askTeamSchema = object({ teamId: id().required(say('volunteer-team.team-required')) }).noUnknown();

/** A team in the office's list. */
export interface VolunteerTeam {
  id: string;
  name: string;
  note: string;
  members: number;
  leadId: string | null;
  leadName: string | null;
}

/** Someone on a team, by the volunteer's id. */
export interface TeamMember {
  id: string;
  name: string;
}

/** How asking a whole team went: who was asked, and why others weren't. */
export interface AskedTeam {
  asked: number;
  skipped: { name: string; reason: Message }[];
}

/** A team that someone of a household is on. */
export interface OwnTeam {
  id: string;
  /** Who is on it. */
  person: string;
  name: string;
  note: string;
  leadName: string | null;
  temple: ShiftTemple;
}

/** `only`: one team, whose name a filter shows. */
export const teamListQuery = object({ search: line(60), only: id(), ...pageFields }).noUnknown();

const TEAMS = '/api/temple-admin/volunteer-teams';
const reads = ['volunteer-team', 'volunteer'] as const;
const changes = ['volunteer-team', 'volunteer'] as const;

export const volunteerTeamEndpoints = {
  list: endpoint<Page<VolunteerTeam>>()({
    method: 'GET',
    path: TEAMS,
    summary: 'The temple’s volunteer teams, by name',
    access: staff('volunteers:read'),
    reads,
    query: teamListQuery,
  }),
  create: endpoint<VolunteerTeam>()({
    method: 'POST',
    path: TEAMS,
    summary: 'Creates a team',
    access: staff('volunteers:manage'),
    changes,
    body: newTeamSchema,
    status: 201,
  }),
  change: endpoint<VolunteerTeam>()({
    method: 'PUT',
    path: `${TEAMS}/:teamId`,
    summary: 'Changes a team’s name, note and lead',
    access: staff('volunteers:manage'),
    changes,
    body: teamSchema,
  }),
  remove: endpoint<void>()({
    method: 'DELETE',
    path: `${TEAMS}/:teamId`,
    summary: 'Deletes a team; its people stay volunteers',
    access: staff('volunteers:manage'),
    changes,
    status: 204,
  }),
  members: endpoint<TeamMember[]>()({
    method: 'GET',
    path: `${TEAMS}/:teamId/members`,
    summary: 'Who is on a team, by name',
    access: staff('volunteers:read'),
    reads,
  }),
  add: endpoint<VolunteerTeam>()({
    method: 'POST',
    path: `${TEAMS}/:teamId/members`,
    summary: 'Adds a volunteer to a team',
    access: staff('volunteers:manage'),
    changes,
    body: teamMemberSchema,
  }),
  removeMember: endpoint<VolunteerTeam>()({
    method: 'DELETE',
    path: `${TEAMS}/:teamId/members/:volunteerId`,
    summary: 'Removes a volunteer from a team',
    access: staff('volunteers:manage'),
    changes,
  }),
  ask: endpoint<AskedTeam>()({
    method: 'POST',
    path: '/api/temple-admin/shifts/:shiftId/team',
    summary: 'Asks everyone on a team to help at a shift',
    access: staff('volunteers:manage'),
    changes: ['shift-assignment', 'volunteer-shift', 'notification'],
    body: askTeamSchema,
  }),
  own: endpoint<OwnTeam[]>()({
    method: 'GET',
    path: '/api/devotee/volunteer-teams',
    summary: 'The teams that the household’s volunteers are on',
    access: donor,
    reads,
  }),
};
