import { WrittenTogether } from './written-together.ts';

/** A write that ends when it is told to. */
function slow() {
  const written: number[][] = [];
  const ends: (() => void)[] = [];
  const together = new WrittenTogether<number, string>(async (items) => {
    written.push([...items]);
    await new Promise<void>((end) => ends.push(end));
    if (items.includes(13)) throw new Error('not this one');
    return items.map((item) => `item ${item}`);
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { together, written, end };
}

it('writes at once what came while a write ran, and answers each its own', async () => {
  const { together, written, end } = slow();
  const answers = [1, 2].map((item) => together.add(item));
  await Promise.resolve();
  answers.push(...[3, 4, 5].map((item) => together.add(item)));
  await end();
  expect(written).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await end();
  expect(await Promise.all(answers)).toEqual(['item 1', 'item 2', 'item 3', 'item 4', 'item 5']);
});

it('fails those whose write failed, and goes on with the others', async () => {
  const { together, end } = slow();
  const failing = together.add(13);
  const refused = expect(failing).rejects.toThrow('not this one');
  await Promise.resolve();
  const next = together.add(1);
  await end();
  await end();
  await refused;
  expect(await next).toBe('item 1');
});
