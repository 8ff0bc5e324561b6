import { Inject, Injectable } from '@nestjs/common';
import { type QueryOf, SEARCH_SHOWN, type SearchGroup, type searchEndpoints } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { ordersFoundBy } from '../orders/quick-orders.ts';
import { SEARCH_PARTS, type Searched, type SearchPart } from './search-part.ts';

/** Enough orders to fill each group: one may be for a pooja, a gift, or both. */
const ORDERS = 40 * SEARCH_SHOWN;

/** The office-wide search, assembled from the nouns' parts. */
@Injectable()
export class OfficeSearchService {
  constructor(
    private readonly database: Database,
    @Inject(SEARCH_PARTS) readonly parts: readonly SearchPart[],
  ) {}

  /** What the words find at the actor's temple, of every noun the actor may read; groups without a hit are left out. */
  async find(actor: Actor, { words: typed }: QueryOf<typeof searchEndpoints.office>): Promise<{ groups: SearchGroup[] }> {
    const { permissions, temple } = staffOf(actor);
    const words = typed.trim();
    const searched = this.searched(temple.id, words);
    const permitted = this.parts
      .filter(({ permission }) => permissions.includes(permission))
      .toSorted((one, other) => one.order - other.order);
    const groups = await Promise.all(permitted.map((part) => groupOf(part, searched)));
    return { groups: groups.filter(({ hits }) => hits.length > 0) };
  }

  private searched(templeId: string, words: string): Searched {
    const { reader } = this.database;
    let orders: Promise<readonly string[]> | undefined;
    const orderIds = () => (orders ??= ordersFoundBy(reader, templeId, words, ORDERS));
    return { reader, templeId, words, orderIds, limit: SEARCH_SHOWN + 1 };
  }
}

async function groupOf({ noun, label, all, find }: SearchPart, searched: Searched): Promise<SearchGroup> {
  const hits = await find(searched);
  const hasMore = hits.length > SEARCH_SHOWN;
  return { noun, label, hits: hits.slice(0, SEARCH_SHOWN), all: all && hasMore ? all(searched.words) : null };
}
