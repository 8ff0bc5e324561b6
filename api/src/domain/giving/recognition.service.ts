import { Injectable } from '@nestjs/common';
import {
  HOLDS_MONEY,
  type Language,
  type QueryOf,
  type RecognizedName,
  type recognitionEndpoints,
  saidIn,
  type Wording,
} from '@sannidhi/contracts';
import { stringify } from 'csv-stringify/sync';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { csvOptions } from '../../platform/documents/csv.ts';
import { Order } from '../orders/order.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { applyFilters, LEFT_SQL, VIEW_SQL } from './donation-filter.ts';
import { Gift } from './gift.entity.ts';

type ListQuery = QueryOf<typeof recognitionEndpoints.list>;

/**
 * Null for a gift whose donor isn't named in public: the wish comes before any name. Only signed-in devotees are asked whether their name
 * may be published; for everybody else a credited name is the consent.
 */
const NAME_SQL = `CASE WHEN gift.anonymous = :yes THEN NULL
  WHEN gift.guestSessionId IS NULL AND gift.source IN ('web', 'recurring') THEN COALESCE(gift.creditedName, gift.legalName)
  ELSE gift.creditedName END`;

/** Whom a temple may thank in public, as they wish to be credited. */
@Injectable()
export class RecognitionService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** Names in the order of the alphabet, and last, unless left out, all anonymous gifts together. Hundi collections are nobody's. */
  async list(actor: Actor, { anonymous, ...filters }: ListQuery): Promise<RecognizedName[]> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const query = this.database.reader.createQueryBuilder(Order, 'gift');
    applyFilters(query, temple, { view: 'all', ...filters });
    const rows = await query
      .leftJoin(Gift, 'detail', 'detail.templeId = gift.templeId AND detail.id = gift.id')
      .andWhere(`${VIEW_SQL.all} AND gift.status IN (:...holding) AND gift.source <> :hundi AND ${LEFT_SQL}`, {
        holding: HOLDS_MONEY,
        hundi: 'hundi',
      })
      .setParameter('yes', true)
      .select(NAME_SQL, 'name')
      .addSelect('detail.dedicationKind', 'kind')
      .addSelect('detail.dedicationName', 'honoree')
      .addSelect('COUNT(*)', 'gifts')
      .groupBy(NAME_SQL)
      .addGroupBy('detail.dedicationKind')
      .addGroupBy('detail.dedicationName')
      .getRawMany<NameRow>();
    const names = byName(rows);
    return names.filter(({ name }) => anonymous || name !== null);
  }

  /** The same as CSV for a program or a board, worded in `language`. */
  async csv(actor: Actor, query: ListQuery, language: Language): Promise<string> {
    const words = saidIn(WORDS, language);
    const rows = (await this.list(actor, query)).map(({ name, gifts, dedications }) => ({
      name: name ?? words.anonymous,
      gifts: String(gifts),
      dedications: dedications.map((each) => words[each.kind](each.name)).join('; '),
    }));
    return stringify(rows, csvOptions(words.columns));
  }
}

const en = {
  columns: { name: 'Name', gifts: 'Gifts', dedications: 'Dedications' },
  anonymous: 'Anonymous',
  honor: (name: string) => `In honor of ${name}`,
  memory: (name: string) => `In memory of ${name}`,
};
const WORDS: Wording<typeof en> = {
  en,
  hi: {
    columns: { name: 'नाम', gifts: 'दान', dedications: 'समर्पण' },
    anonymous: 'अनाम',
    honor: (name) => `${name} के सम्मान में`,
    memory: (name) => `${name} की स्मृति में`,
  },
};

interface NameRow {
  name: string | null;
  kind: RecognizedName['dedications'][number]['kind'] | null;
  honoree: string | null;
  gifts: string | number;
}

function byName(rows: readonly NameRow[]): RecognizedName[] {
  const names = new Map<string | null, RecognizedName>();
  for (const { name, kind, honoree, gifts } of rows) {
    const known = names.get(name) ?? { name, gifts: 0, dedications: [] };
    known.gifts += Number(gifts);
    // A dedication could give an anonymous donor away.
    if (name !== null && kind && honoree) known.dedications.push({ kind, name: honoree });
    names.set(name, known);
  }
  return [...names.values()].sort((a, b) => (a.name === null ? 1 : b.name === null ? -1 : a.name.localeCompare(b.name, 'en')));
}
