import { type Remote, registerAreas } from '@sannidhi/contracts';
import { releaseOptions } from './release-options.ts';

const TOKEN = { DEPLOY_TOKEN: 'secret' };

it('publishes a remote for everybody unless asked otherwise', () => {
  expect(releaseOptions(['mfe-devotee'], TOKEN)).toMatchObject({
    verb: 'publish',
    remote: 'mfe-devotee',
    sharePercent: 100,
    activate: true,
    platform: 'http://localhost:3000',
  });
});

it('takes the platform from the line before the environment, and a canary’s share', () => {
  const line = ['mfe-priest', '--to', 'https://a.test/', '--canary', '10', '--reason', 'Faster'];
  expect(releaseOptions(line, { ...TOKEN, SANNIDHI_URL: 'https://b.test' })).toMatchObject({
    platform: 'https://a.test',
    sharePercent: 10,
    reason: 'Faster',
  });
});

it('rolls back and activates by name', () => {
  expect(releaseOptions(['rollback', 'mfe-priest'], TOKEN).verb).toBe('rollback');
  expect(releaseOptions(['activate', 'mfe-priest', '0123456789abcdef'], TOKEN).release).toBe('0123456789abcdef');
});

it.each([
  [[], TOKEN, /npm run release/],
  [['mfe-kitchen'], TOKEN, /mfe-kitchen is no remote/],
  [['activate', 'mfe-priest'], TOKEN, /npm run release/],
  [['mfe-priest', '--canary', '0'], TOKEN, /from 1 to 50 %, not 0/],
  [['mfe-priest', '--canary', '60'], TOKEN, /from 1 to 50 %, not 60/],
  [['mfe-priest', '--canery', '10'], TOKEN, /^Unknown option '--canery'[\s\S]*npm run release/],
  [['mfe-priest', '--to', 'http://sannidhi.example'], TOKEN, /starts with https/],
  [['mfe-priest', '--to', 'localhost:3000'], TOKEN, /starts with https/],
  [['mfe-priest'], { DEPLOY_TOKEN: ' \n' }, /DEPLOY_TOKEN is not set.* -- mfe-priest "My laptop"/],
])('refuses %j in a sentence', (line, env, words) => {
  expect(() => releaseOptions(line, env)).toThrow(words);
});

it('sends the team of a remote from another repository to system management alone', () => {
  registerAreas([{ name: 'mfe-gotra' as Remote, prefix: '/gotra', role: 'donor', title: { en: 'Gotras', hi: 'गोत्र' } }]);
  expect(() => releaseOptions(['mfe-gotra'], {})).toThrow(/^DEPLOY_TOKEN is not set\. System management gives one per remote\.$/);
  registerAreas([]);
});
