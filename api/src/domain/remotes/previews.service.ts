import { Injectable } from '@nestjs/common';
import type { Remote } from '@sannidhi/contracts';
import type { Actor } from '../../platform/auth/actor.ts';
import { KeyRing } from '../../platform/auth/key-ring.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { BrowserChoice } from '../../platform/web/browser-choice.ts';
import { KnownAreas } from './known-areas.ts';
import { PublishedRelease } from './published-release.entity.ts';

/** The link someone was given, and what the browser keeps after using it: one never works as the other. */
const LINK = 'remote-preview';
const KEPT = 'kept-preview';
const LIFETIME_MS = 7 * 86_400_000;

/** Shows a release that isn't active in one browser. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly areas: KnownAreas,
  ) {}

  /** A link that shows the release in whatever browser opens it, for a week. Throws `not-found` and `release-gone`. */
  async link(name: string, release: string, now = new Date()): Promise<{ path: string; expiresAt: string }> {
    const remote = await this.areas.named(name);
    const row = found(await this.database.reader.findOneBy(PublishedRelease, { remote, releaseName: release }));
    if (row.filesRemovedAt) throw new DomainError('release-gone');
    const expiresAt = now.getTime() + LIFETIME_MS;
    const query = new URLSearchParams({
      preview: `${remote}@${release}`,
      key: this.sign(LINK, `${remote}@${release}`, expiresAt),
    });
    return { path: `/?${query}`, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** Whether a browser may preview a release: it opened a signed link, or an operator is signed in there. */
  allows(actor: Actor, remote: Remote, release: string, key: string | null, now = new Date()): boolean {
    if (actor.kind === 'account' && actor.role === 'superadmin') return true;
    return this.isGood(key ?? '', LINK, `${remote}@${release}`, now);
  }

  /** What a browser with a preview stores: valid for a week, only for this release and this browser. */
  mark(device: string, remote: Remote, release: string, now = new Date()): string {
    return this.sign(KEPT, `${device} ${remote}@${release}`, now.getTime() + LIFETIME_MS);
  }

  /** The release of a remote that a browser may preview; a forged, expired or another browser’s mark counts as none. */
  shownTo({ device, previews }: BrowserChoice, remote: Remote, now = new Date()): string | undefined {
    const { release, mark } = previews[remote] ?? { release: '', mark: '' };
    return device && this.isGood(mark, KEPT, `${device} ${remote}@${release}`, now) ? release : undefined;
  }

  private isGood(given: string, purpose: string, what: string, now: Date): boolean {
    const [expiresAt = '', signature = ''] = given.split('-');
    return Number(expiresAt) > now.getTime() && this.ring.matches(purpose, `${what} ${expiresAt}`, signature);
  }

  private sign(purpose: string, what: string, expiresAt: number): string {
    return `${expiresAt}-${this.ring.hash(purpose, `${what} ${expiresAt}`)}`;
  }
}
