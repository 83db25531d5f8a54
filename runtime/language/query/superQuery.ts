import type { QueryRule } from '../schema/queryRules.ts'
import { type QueryParameters, toParameterText } from './query.ts'

/** The type of a field's values, as far as the server has to know it. */
export type QueryFieldType = 'text' | 'integer' | 'decimal' | 'date' | 'datetime'

/** One line of the advanced query. */
export interface SuperQueryLine {
  readonly field: string
  readonly rule: Exclude<QueryRule, 'between' | 'multi'> | 'empty' | 'not_empty' | ''
  readonly value: unknown
  /** Text when left out. */
  readonly type?: QueryFieldType
  /** The dictionary of the field, a code or `table,text,code`, for servers that translate by it. */
  readonly dictionary?: string
  /** The choices of a field that has them in its document. */
  readonly options?: readonly { readonly value: string; readonly text: string }[]
}

export interface SuperQuery {
  readonly match: 'and' | 'or'
  readonly lines: readonly SuperQueryLine[]
}

/** A line as the wire and saved queries have it (specification 3, wire contract 2.3). */
export interface SuperQueryCondition {
  readonly field: string
  readonly rule: string
  readonly val: string
  readonly type?: string
  readonly dbType?: string
  readonly dictCode?: string
  readonly dictTable?: string
  readonly dictText?: string
  readonly options?: SuperQueryLine['options']
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
export const isCompleteLine = ({ field, rule, value }: SuperQueryLine): boolean =>
  field !== '' && rule !== '' && (needsNoValue(rule) || toParameterText(value) !== '')

const toDictionaryParts = (dictionary: string | undefined): Partial<SuperQueryCondition> => {
  if (dictionary === undefined) return {}
  const [dictTable, dictText, dictCode] = dictionary.split(',')
  return dictTable && dictText && dictCode ? { dictTable, dictText, dictCode } : { dictCode: dictionary }
}

/** The complete lines of a query as conditions. Values are literals here, and several of them are a comma list. */
export const toConditions = (lines: readonly SuperQueryLine[]): readonly SuperQueryCondition[] =>
  lines.filter(isCompleteLine).map(({ field, rule, value, type = 'text', dictionary, options }) => ({
    field,
    rule,
    val: toParameterText(value),
    ...wireTypes[type],
    ...toDictionaryParts(dictionary),
    ...(options ? { options } : {}),
  }))

/**
 * Writes an advanced query as wire contract 2.3 wants it: the JSON is encoded once more than an address needs, because
 * servers of the family decode it once more. Without a complete line there is no parameter.
 */
export function toSuperQueryParameters({ match, lines }: SuperQuery): QueryParameters {
  const conditions = toConditions(lines).map(({ options: _options, ...condition }) => condition)
  if (conditions.length === 0) return {}
  return { superQueryParams: encodeURIComponent(JSON.stringify(conditions)), superQueryMatchType: match }
}
