import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const operators = { to: 'operators' } as const;

/** Releases that were rolled back automatically or by someone. */
export const remoteNotifications = defineNotifications(
  {
    name: 'remote',
    label: { en: 'Releases', hi: 'रिलीज़' },
    about: { en: 'Canaries that were stopped and releases that were rolled back.', hi: 'रोके गए कैनरी और वापस ली गई रिलीज़।' },
  },
  {
    'canary-ended': kind<{ remote: string; release: string; failures: number; loads: number }>()({
      audience: operators,
      channels: ['in-app', 'email'],
      words: {
        en: ({ remote, release, failures, loads }) => ({
          title: `A canary of ${remote} was stopped`,
          body: `${failures} of ${loads} page loads of ${release} failed. Everyone runs the active release.`,
        }),
        hi: ({ remote, release, failures, loads }) => ({
          title: `${remote} का कैनरी रोका गया`,
          body: `${release} के ${loads} पृष्ठ लोड में से ${failures} विफल हुए। सभी सक्रिय रिलीज़ पर हैं।`,
        }),
      },
    }),
    'fell-back': kind<{ remote: string; release: string; failures: number; loads: number }>()({
      audience: operators,
      channels: ['in-app', 'email'],
      words: {
        en: ({ remote, release, failures, loads }) => ({
          title: `${remote} went back to its previous release`,
          body: `${failures} of ${loads} page loads of ${release} failed. Everyone runs the release before it.`,
        }),
        hi: ({ remote, release, failures, loads }) => ({
          title: `${remote} अपने आप पिछली रिलीज़ पर लौटा`,
          body: `${release} के ${loads} पृष्ठ लोड में से ${failures} विफल हुए। सभी उससे पहले की रिलीज़ पर हैं।`,
        }),
      },
    }),
    'rolled-back': kind<{ remote: string; by: string; reason: string }>()({
      audience: operators,
      channels: ['in-app', 'email'],
      words: {
        en: ({ remote, by, reason }) => ({ title: `${remote} was rolled back`, body: reason ? `By ${by}: ${reason}` : `By ${by}.` }),
        hi: ({ remote, by, reason }) => ({
          title: `${remote} पिछली रिलीज़ पर लौटा`,
          body: reason ? `${by} ने किया: ${reason}` : `${by} ने किया।`,
        }),
      },
    }),
  },
);
