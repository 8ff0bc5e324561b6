import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('answers that it lives and is ready', async () => {
  await api.client().get('/api/health/live').expect(200, { status: 'ok' });
  await api.client().get('/api/health/ready').expect(200, { status: 'ok' });
});

it('names every request, so that a person can quote it', async () => {
  const { headers, body } = await api.client().get('/api/nothing-here').expect(404);
  expect(body).toEqual({
    statusCode: 404,
    code: 'not-found',
    message: "We couldn't find this.",
    messageCode: 'not-found',
    requestId: headers['x-request-id'],
  });
});
