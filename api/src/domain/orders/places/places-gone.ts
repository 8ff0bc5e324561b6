import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrderLine } from '../order-line.entity.ts';

/** `place-gone`, with the lines it is about: undoes the transaction that wanted all of them. */
export class PlacesGone extends DomainError {
  readonly lineIds: ReadonlySet<string>;

  constructor(lines: readonly OrderLine[]) {
    super('place-gone');
    this.lineIds = new Set(lines.map(({ id }) => id));
  }
}
