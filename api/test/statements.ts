import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { ReadingRunner, WritingRunner } from '../src/platform/database/sqlite-runners.ts';

/** Every statement the application sends to its database during `work`, BEGIN and COMMIT included, in order. */
export async function statementsDuring<T>(work: () => PromiseLike<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const spies = [ReadingRunner.prototype, WritingRunner.prototype, MysqlQueryRunner.prototype].map((runner) => {
    const query = runner.query;
    return jest.spyOn(runner, 'query').mockImplementation(function hear(this: never, sql: string, ...rest: never[]) {
      statements.push(sql);
      return query.call(this, sql, ...rest);
    } as never);
  });
  const result = await work();
  for (const spy of spies) spy.mockRestore();
  return { result, statements };
}
