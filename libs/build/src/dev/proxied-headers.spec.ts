import { localHeaders, onwardHeaders } from './proxied-headers.ts';

const SHELL = new URL('https://staging.example');
const OWN = 'http://localhost:3000';

it('asks in the platform’s own name, and leaves another site’s name to be refused', () => {
  const asked = onwardHeaders({ host: 'localhost:3000', origin: OWN, referer: `${OWN}/priest/dashboard` }, SHELL, OWN);
  expect(asked).toMatchObject({
    host: 'staging.example',
    origin: 'https://staging.example',
    referer: 'https://staging.example/priest/dashboard',
  });
  expect(onwardHeaders({ origin: 'https://evil.example' }, SHELL, OWN).origin).toBe('https://evil.example');
});

it('keeps cookies and redirects on this machine', () => {
  const cookie = '__Host-session=a; Domain=staging.example; Path=/; HttpOnly; Secure; SameSite=Lax';
  const given = localHeaders(
    { 'set-cookie': [cookie], location: 'https://staging.example/x', 'strict-transport-security': 'max-age=1' },
    SHELL,
    OWN,
  );
  expect(given).toEqual({ 'set-cookie': ['localHost-session=a; Path=/; HttpOnly; SameSite=Lax'], location: `${OWN}/x` });
  expect(onwardHeaders({ cookie: 'a=1; localHost-session=a' }, SHELL, OWN).cookie).toBe('a=1; __Host-session=a');
  expect(localHeaders({ location: 'https://checkout.stripe.com/x' }, SHELL, OWN).location).toBe('https://checkout.stripe.com/x');
});
