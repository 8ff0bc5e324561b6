export type BadField =
  | 'date'
  | 'instant'
  | 'latitude'
  | 'longitude'
  | 'elevation'
  | 'timeZone'
  | 'year'
  | 'span'
  | 'rule'
  | 'region'
  | 'tables'
  | 'language';

/** An input outside the library's range. The message gives the field, the value and the allowed range. */
export class PanchangaRangeError extends RangeError {
  override readonly name = 'PanchangaRangeError';

  constructor(
    readonly field: BadField,
    message: string,
  ) {
    super(message);
  }
}
