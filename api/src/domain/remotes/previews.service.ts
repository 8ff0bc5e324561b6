import { Inject, Injectable } from '@nestjs/common';
import type { Remote } from '@sannidhi/contracts';
import { type Actor } from '../../platform/auth/actor.ts';
import { keyedHash } from '../../platform/auth/keyed-hash.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { PublishedRelease } from './published-release.entity.ts';
import { asRemote } from './remote-name.ts';

const LIFETIME_MS = 7 * 86_400_000;

/** Showing a release that is not active in one browser. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'secretKey'>,
  ) {}

  /** A link that shows the release in whatever browser opens it, for a week. Throws `not-found` and `release-gone`. */
  async link(name: string, release: string, now = new Date()): Promise<{ path: string; expiresAt: string }> {
    const remote = asRemote(name);
    const row = found(await this.database.reader.findOneBy(PublishedRelease, { remote, releaseName: release }));
    if (row.filesRemovedAt) throw new DomainError('release-gone');
    const expiresAt = now.getTime() + LIFETIME_MS;
    const key = `${expiresAt}-${this.sign(remote, release, expiresAt)}`;
    const query = new URLSearchParams({ preview: `${remote}@${release}`, key });
    return { path: `/?${query}`, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** Whether a browser may preview a release: it opened a signed link, or an operator is signed in there. */
  allows(actor: Actor, remote: Remote, release: string, key: string | null, now = new Date()): boolean {
    if (actor.kind === 'account' && actor.role === 'superadmin') return true;
    const [expiresAt = '', signature] = (key ?? '').split('-');
    return Number(expiresAt) > now.getTime() && signature === this.sign(remote, release, Number(expiresAt));
  }

  private sign(remote: Remote, release: string, expiresAt: number): string {
    return keyedHash(this.settings.secretKey, 'remote-preview', `${remote}@${release} ${expiresAt}`);
  }
}
