import { shortened } from './notification-push.ts';

it('keeps what fits, and cuts longer texts between characters with an ellipsis', () => {
  expect(shortened({ title: 'Lamps', count: 3 })).toEqual({ title: 'Lamps', count: 3 });
  expect(shortened({ text: '🪔'.repeat(601) })).toEqual({ text: `${'🪔'.repeat(599)}…` });
  expect(shortened({ text: '🪔'.repeat(600) })).toEqual({ text: '🪔'.repeat(600) });
});
