import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack, withoutTraces } from './run-webpack.ts';

it('says where the source is wrong and keeps the compiler’s own traces to itself', () => {
  const said = `Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   x Unexpected token
    ,-[src/start-screen.tsx:17:1]
 17 | const x: = ;
    :          ^
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   8: worker
             at /home/iojs/build/ws/out/../deps/uv/src/threadpool.c:122:5`;
  expect(withoutTraces(said)).toBe(said.slice(0, said.indexOf('\n\n\nCaused by')));
});

it('lists what an earlier, interrupted build already wrote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sannidhi-build-'));
  writeFileSync(join(folder, 'start.js'), 'console.log(1);');
  const configuration = {
    mode: 'production',
    context: folder,
    entry: { one: './start.js', two: './start.js' },
    output: { path: join(folder, 'building'), filename: '[name].[contenthash].js' },
  } as const;
  const listed = async () => (await runWebpack(configuration)).assets?.map(({ name }) => name.split('.')[0]);
  expect(await listed()).toEqual(['one', 'two']);
  expect(await listed()).toEqual(['one', 'two']);
  rmSync(folder, { recursive: true });
});
