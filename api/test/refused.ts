import type { ERRORS } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import { faultsOfWords } from './sentence.ts';
import type { TestApi } from './start-test-api.ts';

/** Tables that record that a request was made, or how often someone guessed: no trace of what the request wanted. */
const MEMORY = new Set(['idempotency_records', 'phone_guesses']);

/** The row count of each business table. */
async function rows(api: TestApi): Promise<Record<string, number>> {
  const { reader } = api.database;
  const tables = reader.dataSource.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !MEMORY.has(name));
  const counted = tables.map(async (name) => [name, Number((await reader.query(`SELECT COUNT(*) AS n FROM ${name}`))[0].n)] as const);
  return Object.fromEntries(await Promise.all(counted));
}

/** Makes an invalid request and expects one refusal with a message, with every table unchanged. */
export async function expectRefused(
  api: TestApi,
  wrong: () => Promise<Response> | PromiseLike<Response>,
  status: number,
  code: keyof typeof ERRORS,
): Promise<Response> {
  const before = await rows(api);
  const answer = await wrong();
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  const text = expect.any(String);
  const shape = { statusCode: status, code, message: text, messageCode: text, requestId: text };
  const { params, fields, fieldMessages } = answer.body;
  expect(answer.body).toEqual({ ...shape, ...(params ? { params } : {}), ...(fields ? { fields, fieldMessages } : {}) });
  expect(faultsOfWords(answer.body)).toEqual([]);
  expect(await rows(api)).toEqual(before);
  return answer;
}
