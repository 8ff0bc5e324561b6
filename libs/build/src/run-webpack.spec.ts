import { withoutTraces } from './run-webpack.ts';

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
