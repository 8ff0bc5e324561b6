import { progressBar } from './progress-bar.ts';

function drawn(isTTY: boolean) {
  const texts: string[] = [];
  let time = 0;
  const tell = progressBar('gifts', { isTTY, write: (text) => texts.push(text) }, () => time);
  const at = (seconds: number, done: number) => {
    time = seconds * 1000;
    tell(done, 1_000);
  };
  return { texts, at };
}

it('draws a bar over itself on a terminal, with the time that is left', () => {
  const { texts, at } = drawn(true);
  at(60, 500);
  at(120, 1_000);
  expect(texts).toEqual([
    `\r\x1b[2K${'█'.repeat(15)}${'░'.repeat(15)} 500 of 1,000 gifts, 1 min 0 s left`,
    `\r\x1b[2K${'█'.repeat(30)} 1,000 of 1,000 gifts, 0 s left\n`,
  ]);
});

it('writes a line per tenth into a log', () => {
  const { texts, at } = drawn(false);
  for (let done = 10; done <= 1_000; done += 10) at(done / 100, done);
  expect(texts).toHaveLength(11);
  expect(texts.at(-1)).toBe('100%: 1,000 of 1,000 gifts, 0 s left\n');
});
