import { screen } from '@testing-library/react';

const messageOf = async (wait: () => Promise<unknown>): Promise<string> => wait().then(String, ({ message }: Error) => message);

it('prints the page as it is when the time of a wait is up', async () => {
  document.body.innerHTML = '<p>Before</p>';
  const wait = messageOf(() => screen.findByLabelText('Amount', {}, { timeout: 20 }));
  document.body.innerHTML = '<p>After</p>';
  expect(await wait).toMatch(/Unable to find a label with the text of: Amount.*After/s);
  expect(await wait).not.toContain('Before');
});

it('prints it at once where nothing is waited for, at the line that looked', () => {
  document.body.innerHTML = '<p>Now</p>';
  try {
    screen.getByText('Later');
  } catch (error) {
    const { message, stack } = error as Error;
    expect(message).toMatch(/Unable to find an element with the text: Later.*Now/s);
    expect(stack).toContain('waited-for.spec.ts');
    expect(stack).not.toContain('browser-setup');
  }
  expect.assertions(3);
});
