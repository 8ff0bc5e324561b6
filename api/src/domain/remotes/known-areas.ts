import { Injectable } from '@nestjs/common';
import { type RegisteredArea, type Remote, registerAreas, remoteNamed } from '@sannidhi/contracts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { RegisteredAreaRow } from './registered-area.entity.ts';

/** Which areas there are: what an operator registers counts in every process with its next look. */
@Injectable()
export class KnownAreas {
  #begun = 0;
  #newest = 0;

  constructor(private readonly database: Database) {}

  /** Reads the registered areas and makes them known to this process, unless a later look was quicker. */
  async read(): Promise<RegisteredArea[]> {
    const look = ++this.#begun;
    const rows = await this.database.reader.find(RegisteredAreaRow, { order: { registeredAt: 'ASC', remote: 'ASC' } });
    const areas = rows.map(({ remote, role, prefix, title, titleHi }) => ({
      name: remote,
      role,
      prefix,
      title: { en: title, hi: titleHi },
    }));
    if (look > this.#newest) {
      this.#newest = look;
      registerAreas(areas);
    }
    return areas;
  }

  /** A path segment as a remote's name, or `not-found`. */
  async named(name: string): Promise<Remote> {
    await this.read();
    return found(remoteNamed(name));
  }
}
