import { findPattern, type LanguageTexts } from '../../../runtime/language/index.ts'
import { isStorable } from '../../db/storable.ts'
import { toDefaultValue } from '../tables/defaultValue.ts'
import { checkMessages, fillMessage } from './checkMessages.ts'
import { isDbType, toColumnType } from './columnTypes.ts'
import { type FormField, queryShowTypes, showTypes, systemFields } from './description.ts'
import { isReservedWord } from './reservedWords.ts'

/** The types whose values are texts, as an encrypted one is. */
const textTypes: ReadonlySet<string> = new Set(['string', 'Text', 'LongText'])

/** Finds what is wrong with one field by itself (wire contract 3.2). */
export function checkField(field: FormField): readonly { readonly field: string; readonly message: LanguageTexts }[] {
  const issues = [...checkName(field), ...checkTypes(field), ...checkLength(field), ...checkDefault(field)]
  return issues.map((message) => ({ field: field.dbFieldName, message }))
}

function checkName({ dbFieldName: name, dbFieldTxt }: FormField): readonly LanguageTexts[] {
  const texts = isStorable(dbFieldTxt) ? [] : [fillMessage(checkMessages.text, { name: dbFieldTxt })]
  if ((systemFields as readonly string[]).includes(name)) return texts
  if (!/^[a-zA-Z](?!_)[a-zA-Z0-9_$]{1,31}$/.test(name))
    return [...texts, fillMessage(checkMessages.fieldName, { name })]
  return isReservedWord(name) ? [...texts, fillMessage(checkMessages.fieldReserved, { name })] : texts
}

function checkTypes(field: FormField): readonly LanguageTexts[] {
  const { dbFieldName: name, dbType, fieldShowType, queryShowType } = field
  const issues: LanguageTexts[] = []
  if (!isDbType(dbType)) issues.push(fillMessage(checkMessages.dbType, { name, value: dbType }))
  if (!(showTypes as readonly string[]).includes(fieldShowType))
    issues.push(fillMessage(checkMessages.showType, { name, value: fieldShowType }))
  if (fieldShowType === 'password' && isDbType(dbType) && !textTypes.has(dbType))
    issues.push(fillMessage(checkMessages.passwordType, { name }))
  const requested = queryShowType ?? ''
  if (requested !== '' && !(queryShowTypes as readonly string[]).includes(requested))
    issues.push(fillMessage(checkMessages.showType, { name, value: requested }))
  for (const value of [field.fieldValidType ?? '', field.queryValidType ?? ''])
    if (!isCheck(value)) issues.push(fillMessage(checkMessages.validType, { name, value }))
  return issues
}

/** Checks have a name of their own, or are a regular expression (wire contract 3.2). */
const isCheck = (value: string): boolean => value === '' || value === 'only' || findPattern(value) !== undefined

function checkLength({ dbFieldName: name, dbType, dbLength, dbPointLength }: FormField): readonly LanguageTexts[] {
  const isBetween = (value: number, min: number, max: number): boolean =>
    Number.isInteger(value) && value >= min && value <= max
  if (dbType === 'string' && !isBetween(dbLength, 1, 4000))
    return [fillMessage(checkMessages.stringLength, { name, value: dbLength })]
  if (dbType !== 'BigDecimal') return []
  if (!isBetween(dbLength, 1, 1000)) return [fillMessage(checkMessages.numericLength, { name, value: dbLength })]
  return isBetween(dbPointLength, 0, dbLength)
    ? []
    : [fillMessage(checkMessages.pointLength, { name, value: dbPointLength })]
}

/** A field without a column has no default in the database, and the key gets its values by itself. */
function checkDefault(field: FormField): readonly LanguageTexts[] {
  const { dbFieldName: name, dbDefaultVal, dbType, dbIsKey, dbIsPersist } = field
  const value = dbDefaultVal ?? ''
  if (value === '' || dbIsKey === 1 || dbIsPersist === 0 || !isDbType(dbType)) return []
  return toDefaultValue(toColumnType(field), value) === undefined
    ? [fillMessage(checkMessages.defaultValue, { name, value })]
    : []
}
