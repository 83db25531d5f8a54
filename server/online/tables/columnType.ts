/** What a type of the database is, as far as values turn from one type into another. */
export type ColumnType =
  | { readonly family: 'text'; readonly length: number | null }
  | { readonly family: 'integer'; readonly min: string; readonly max: string }
  | { readonly family: 'double' }
  | { readonly family: 'numeric'; readonly size: { readonly digits: number; readonly point: number } | null }
  | { readonly family: 'date' }
  /** A point in time, with or without a zone. */
  | { readonly family: 'moment'; readonly hasZone: boolean }
  | { readonly family: 'bytes' }
  | { readonly family: 'other' }

const patterns: readonly (readonly [RegExp, (parts: RegExpExecArray) => ColumnType])[] = [
  [/^text$|^character varying$/, () => ({ family: 'text', length: null })],
  [/^character(?: varying)?\((\d+)\)$/, ([, length]) => ({ family: 'text', length: Number(length) })],
  [/^smallint$/, () => ({ family: 'integer', min: '-32768', max: '32767' })],
  [/^integer$/, () => ({ family: 'integer', min: '-2147483648', max: '2147483647' })],
  [/^bigint$/, () => ({ family: 'integer', min: '-9223372036854775808', max: '9223372036854775807' })],
  [/^double precision$|^real$/, () => ({ family: 'double' })],
  [/^numeric$/, () => ({ family: 'numeric', size: null })],
  [
    /^numeric\((\d+),(-?\d+)\)$/,
    ([, digits, point]) => ({ family: 'numeric', size: { digits: Number(digits), point: Number(point) } }),
  ],
  [/^date$/, () => ({ family: 'date' })],
  [/^timestamp(?:\(\d\))? (with|without) time zone$/, ([, zone]) => ({ family: 'moment', hasZone: zone === 'with' })],
  [/^bytea$/, () => ({ family: 'bytes' })],
]

/** Reads a type as `format_type` writes it. */
export function parseColumnType(type: string): ColumnType {
  for (const [pattern, read] of patterns) {
    const parts = pattern.exec(type)
    if (parts !== null) return read(parts)
  }
  return { family: 'other' }
}
