/**
 * A part of the API's suites (`API_PART=1/2`) as one test file: Nest, TypeORM and the application are loaded once for
 * all of them instead of once for each, which was half of their time. Each keeps its own database and application.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const API = join(import.meta.dirname, '..');

/** Suites that measure what a request costs come first: later the process's heap is large, and collecting it is counted too. */
const MEASURING = 'test/worst-case.api.spec.ts';

/**
 * Suites that give the same result on either database run on SQLite alone: the cost of a request, of which SQLite's queries are a part and
 * a server's are not; who may call a route and what is recorded about the call, where `wrong-fields` and `hot-queries` call each on both;
 * the rows of the demo, whose steps `seed-demo` runs on both; how receipts, tickets, calendars and mails are worded and drawn, whose rows
 * the suites of money and places write on both; and what headers, pictures, files, the sky, Redis, a bucket, a mail server or nginx decide.
 * Money, places, lists, searches, migrations and what comes at the same moment run on both.
 */
const ON_SQLITE_ALONE = new Set([
  MEASURING,
  'src/demo/giving/giving.demo.api.spec.ts',
  'src/domain/calendar-links/appointment-feeds.api.spec.ts',
  'src/domain/events/event-posters.api.spec.ts',
  'src/domain/funds/fund-words.api.spec.ts',
  'src/domain/orders/notices/paid-words.api.spec.ts',
  'src/domain/priests/priest-photos.api.spec.ts',
  'src/domain/receipts/receipt-files.api.spec.ts',
  'src/domain/remotes/refused-release.api.spec.ts',
  'src/domain/remotes/release-files.api.spec.ts',
  'src/domain/remotes/remotes.api.spec.ts',
  'src/domain/temple-pages/temple-photos.api.spec.ts',
  'src/domain/tickets/notices/ticket-mail.api.spec.ts',
  'src/noun-parts.api.spec.ts',
  'src/platform/mail/smtp.api.spec.ts',
  'src/platform/openapi/openapi.api.spec.ts',
  'src/platform/rate-limit/redis-rate-limiter.api.spec.ts',
  'src/platform/storage/data-dir.api.spec.ts',
  'src/portals/auth/required-second-factor.api.spec.ts',
  'src/portals/auth/secure-cookie.api.spec.ts',
  'src/portals/devotee/receipt-language.api.spec.ts',
  'src/portals/public/page-errors.api.spec.ts',
  'src/portals/public/panchanga.api.spec.ts',
  'test/access-matrix.api.spec.ts',
  'test/admission.api.spec.ts',
  'test/attack-surface.api.spec.ts',
  'test/audit-trail.api.spec.ts',
  'test/mail-languages.api.spec.ts',
  'test/mail-links.api.spec.ts',
  'test/odd-addresses.api.spec.ts',
  'test/proxy-chain.api.spec.ts',
  'test/s3-stores.api.spec.ts',
  'test/sign-up-loop-smtp.api.spec.ts',
]);

const runsHere = (file: string): boolean => !(process.env.TEST_DATABASE_URL && ON_SQLITE_ALONE.has(file));

/** Every part has its share of the long ones, which lie next to each other. */
function suitesOfPart(): string[] {
  const [part = 1, parts = 1] = process.env.API_PART?.split('/').map(Number) ?? [];
  return ['src', 'test']
    .flatMap((folder) => readdirSync(join(API, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.api.spec.ts') && runsHere(file))
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
