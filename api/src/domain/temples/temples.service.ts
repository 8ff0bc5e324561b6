import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Temple } from './temple.entity.ts';

/** Temples as everybody else sees them. */
@Injectable()
export class TemplesService {
  constructor(private readonly database: Database) {}

  /** A temple in whatever state, for those who work there. Throws `not-found`. */
  async byId(id: string): Promise<Temple> {
    return found(await this.database.reader.findOneBy(Temple, { id }));
  }

  /** An approved temple: the only kind devotees and guests can see or give to. Throws `not-found`. */
  async approvedBySlug(slug: string): Promise<Temple> {
    return found(await this.database.reader.findOneBy(Temple, { slug, status: 'approved' }));
  }
}
