import { Inject, Injectable } from '@nestjs/common';
import { waitLinkPath } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import { SignedLinks } from '../../../platform/auth/signed-links.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { found } from '../../../platform/http/domain-error.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';

/** The signed links to places on waitlists of families without an account. Who has one sees what is offered and gives it up, and nothing else. */
@Injectable()
export class WaitLinks {
  readonly #links: SignedLinks;

  constructor(
    ring: KeyRing,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
    private readonly temples: TemplesService,
  ) {
    this.#links = new SignedLinks(ring, 'pooja-wait');
  }

  async pathOf(tx: EntityManager, wait: PoojaWaitRow): Promise<`/${string}`> {
    const { slug } = await this.temples.of(tx, wait.templeId);
    return waitLinkPath(slug, this.#links.linkOf(wait)) as `/${string}`;
  }

  /** The page's full address. */
  async urlOf(tx: EntityManager, wait: PoojaWaitRow): Promise<string> {
    return `${this.settings.publicUrl}${await this.pathOf(tx, wait)}`;
  }

  /** Throws `not-found` for a link that isn't ours. */
  async waitOf(manager: EntityManager, link: string): Promise<PoojaWaitRow> {
    const { templeId, id } = found(this.#links.recordOf(link));
    return found(await manager.findOneBy(PoojaWaitRow, { templeId, id, accountId: IsNull() }));
  }
}
