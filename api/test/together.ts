/**
 * A part of the API's suites (`API_PART=1/2`) as one test file: Nest, TypeORM and the application are loaded once for
 * all of them instead of once for each, which was half of their time. Each keeps its own database and application.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const API = join(import.meta.dirname, '..');

/** Suites that measure what a request costs come first: later the process's heap is large, and collecting it is counted too. */
const MEASURING = 'test/worst-case.api.spec.ts';

/** Every part has its share of the long ones, which lie next to each other. */
function suitesOfPart(): string[] {
  const [part = 1, parts = 1] = process.env.API_PART?.split('/').map(Number) ?? [];
  return ['src', 'test']
    .flatMap((folder) => readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.api.spec.ts'))
    .sort()
    .filter((_, index) => index % parts === part - 1)
    .sort((one, other) => Number(other === MEASURING) - Number(one === MEASURING));
}

/** What a suite leaves behind would meet the next one. */
function restoreWhatIsFaked(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
}

for (const file of suitesOfPart())
  describe(file, () => {
    require(join(API, file));
    afterAll(restoreWhatIsFaked);
  });
