import type { FormDescription, FormField } from '../../../online/form/description.ts'

/** The names that documents of forms may have. */
const name = /^[a-z][a-z0-9_]{0,31}$/

/** The types of fields in documents by the types of their columns; texts for all others. */
const types: Readonly<Record<string, string>> = {
  int: 'wholeNumber',
  long: 'wholeNumber',
  double: 'number',
  BigDecimal: 'amount',
  Date: 'date',
  Datetime: 'datetime',
}

function toField({ dbFieldName, dbFieldTxt, dbType, dictField, dictTable, fieldMustInput, fieldValidType }: FormField) {
  const hasDictionary = (dictTable ?? '').trim() === '' && /^[\w-]+$/.test(dictField ?? '')
  return {
    name: dbFieldName,
    label: dbFieldTxt === '' ? dbFieldName : dbFieldTxt,
    type: types[dbType] ?? 'text',
    ...(hasDictionary ? { choices: dictField } : {}),
    ...(fieldMustInput === '1' ? { required: true } : {}),
    ...(fieldValidType === 'only' ? { unique: true } : {}),
  }
}

/**
 * A form as the language knows forms, for checks of what its rules name. The rules stand as they were written, from the
 * second line on, so that issues name their own lines.
 */
export function toDocument({ head, fields }: Pick<FormDescription, 'head' | 'fields'>, rules: string | null): string {
  const described = {
    table: name.test(head.tableName) ? head.tableName : 'form',
    title: head.tableTxt === '' ? head.tableName : head.tableTxt,
    fields: fields.filter(({ dbFieldName }) => dbFieldName !== 'id' && name.test(dbFieldName)).map(toField),
  }
  const text = JSON.stringify(described)
  return rules === null ? text : `${text.slice(0, -1)},"rules":\n${rules}\n}`
}
