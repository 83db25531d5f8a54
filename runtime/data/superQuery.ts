import { type QueryParameters, type QueryRule, toParameterText } from './query.ts'

/** The type of a field's values, as far as the server has to know it. */
export type QueryFieldType = 'text' | 'integer' | 'decimal' | 'date' | 'datetime'

/** One line of the advanced query. */
export interface SuperQueryLine {
  readonly field: string
  readonly rule: Exclude<QueryRule, 'between' | 'multi'> | 'empty' | 'not_empty' | ''
  readonly value: unknown
  /** Text when left out. */
  readonly type?: QueryFieldType
  /** The dictionary of the field, for servers that translate by it. */
  readonly dictionary?: string
}

export interface SuperQuery {
  readonly match: 'and' | 'or'
  readonly lines: readonly SuperQueryLine[]
}

const wireTypes: Readonly<Record<QueryFieldType, { readonly type: string; readonly dbType: string }>> = {
  text: { type: 'text', dbType: 'string' },
  integer: { type: 'number', dbType: 'int' },
  decimal: { type: 'number', dbType: 'bigdecimal' },
  date: { type: 'date', dbType: 'Date' },
  datetime: { type: 'datetime', dbType: 'Datetime' },
}

const needsNoValue = (rule: string): boolean => rule === 'empty' || rule === 'not_empty'

/** Whether a line says enough to be asked; the query builder warns of the others (specification 5). */
const isCompleteLine = ({ field, rule, value }: SuperQueryLine): boolean =>
  field !== '' && rule !== '' && (needsNoValue(rule) || toParameterText(value) !== '')

/**
 * Writes an advanced query as wire contract 2.3 wants it: the JSON is encoded once more than an address needs, because
 * servers of the family decode it once more. Values are literals here. Without a complete line there is no parameter.
 */
export function toSuperQueryParameters({ match, lines }: SuperQuery): QueryParameters {
  const conditions = lines.filter(isCompleteLine).map(({ field, rule, value, type = 'text', dictionary }) => ({
    field,
    rule,
    val: toParameterText(value),
    ...wireTypes[type],
    ...(dictionary === undefined ? {} : { dictCode: dictionary }),
  }))
  if (conditions.length === 0) return {}
  return { superQueryParams: encodeURIComponent(JSON.stringify(conditions)), superQueryMatchType: match }
}
