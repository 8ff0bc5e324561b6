import { broadcastBody, newBroadcast, sentLink, startedBroadcast } from '../../../test/broadcasts.ts';
import type { NounFixture } from '../../../test/nouns/noun-fixture.ts';

export const fixture: NounFixture = {
  presets: {
    'broadcasts:manage': ['manager', 'events-coordinator', 'volunteer-coordinator'],
    'broadcasts:send': ['manager'],
  },
  build: async ({ own }) => ({ broadcastId: (await newBroadcast(own.staff)).id }),
  routes: {
    'GET /api/temple-admin/broadcasts': 'staff with broadcasts:manage',
    'GET /api/temple-admin/broadcasts/:broadcastId': 'staff with broadcasts:manage',
    'GET /api/temple-admin/broadcasts/:broadcastId/recipients': 'staff with broadcasts:manage',
    'GET /api/temple-admin/broadcast-groups': 'staff with broadcasts:manage',
    'GET /api/public/broadcast-links/:token': {
      may: 'anyone',
      call: async ({ own }, api) => ({ params: { token: await sentLink(api, own.staff) } }),
    },
    'POST /api/temple-admin/broadcast-audience': {
      may: 'staff with broadcasts:manage',
      call: () => {
        const { topic, channels, segment } = broadcastBody();
        return { body: { topic, channels, segment } };
      },
      stranger: 200,
    },
    'POST /api/temple-admin/broadcasts': { may: 'staff with broadcasts:manage', call: () => ({ body: broadcastBody() }) },
    'PUT /api/temple-admin/broadcasts/:broadcastId': { may: 'staff with broadcasts:manage', call: () => ({ body: broadcastBody() }) },
    'POST /api/temple-admin/broadcasts/:broadcastId/test': { may: 'staff with broadcasts:manage', call: { body: {} } },
    'POST /api/temple-admin/broadcasts/:broadcastId/start': {
      may: 'staff with broadcasts:send',
      call: async ({ own }) => ({ params: { broadcastId: (await newBroadcast(own.staff)).id }, body: {} }),
    },
    'POST /api/temple-admin/broadcasts/:broadcastId/pause': {
      may: 'staff with broadcasts:send',
      call: async ({ own }, api) => ({ params: { broadcastId: await startedBroadcast(api, own.staff, 'running') } }),
    },
    'POST /api/temple-admin/broadcasts/:broadcastId/resume': {
      may: 'staff with broadcasts:send',
      call: async ({ own }, api) => ({ params: { broadcastId: await startedBroadcast(api, own.staff, 'paused') } }),
    },
    'POST /api/temple-admin/broadcasts/:broadcastId/cancel': {
      may: 'staff with broadcasts:send',
      call: async ({ own }, api) => ({ params: { broadcastId: await startedBroadcast(api, own.staff, 'running') } }),
    },
    'POST /api/temple-admin/broadcasts/:broadcastId/retry': {
      may: 'staff with broadcasts:send',
      call: async ({ own }, api) => ({ params: { broadcastId: await startedBroadcast(api, own.staff, 'finished') } }),
    },
  },
  growing: ['broadcast_clicks', 'broadcast_recipients'],
  small: { broadcasts: 'A temple sends a few a week.' },
};
