import { checkRemote } from './check-remote.ts';

const answering = (failing: string) => {
  const ran: string[] = [];
  const runTool = async (tool: string) => {
    ran.push(tool);
    return { failed: tool === failing, output: `${tool} says why\n` };
  };
  return { ran, runTool };
};

it('checks the types, then the contract test', async () => {
  const { ran, runTool } = answering('');
  await checkRemote('mfe-priest', runTool);
  expect(ran).toEqual(['tsgo', 'jest']);
});

it.each([
  ['tsgo', 'Its types are wrong'],
  ['jest', 'Its contract test fails'],
])('refuses to publish if %s fails, and shows what it printed', async (tool, what) => {
  const { runTool } = answering(tool);
  await expect(checkRemote('mfe-priest', runTool)).rejects.toThrow(`${tool} says why\n\n${what}; nothing was published.`);
});
