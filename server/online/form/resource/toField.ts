import { findPattern, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { Field } from '../../../http/resource/field.ts'
import { toFieldType } from '../columnTypes.ts'
import { type FormField, systemFields } from '../description.ts'
import { readExtend } from '../readExtend.ts'
import { toDictionary } from './toDictionary.ts'

/** The characters that a text has room for; undefined for other types and for texts without an end. */
function toTextLength({ dbType, dbLength }: Pick<FormField, 'dbType' | 'dbLength'>): number | undefined {
  return dbType === 'string' ? dbLength : undefined
}

/**
 * A field of a form as a field of a resource: what the server checks of its values and who writes it. Fields without a
 * column are none (wire contract 3.2).
 */
export function toField(field: FormField): Field {
  const isOfServer =
    (systemFields as readonly string[]).includes(field.dbFieldName) || field.dbFieldName === 'tenant_id'
  const length = toTextLength(field)
  const dict = toDictionary(field)
  const pattern = toPattern(field)
  return {
    type: toFieldType(field),
    label: sameTexts(field.dbFieldTxt),
    // What the database keeps in order need not be in a spreadsheet; what a person is not to see stays away too.
    exported: !isOfServer && field.fieldShowType !== 'password' && field.dbType !== 'Blob',
    ...(isOfServer ? { writable: false } : {}),
    ...(field.fieldMustInput === '1' && !isOfServer ? { required: true } : {}),
    ...(length === undefined ? {} : { length }),
    ...(field.dbType === 'long' ? { isLong: true } : {}),
    ...(field.dbType === 'BigDecimal' ? { digits: { all: field.dbLength, fraction: field.dbPointLength } } : {}),
    ...(field.fieldValidType === 'only' ? { unique: true } : {}),
    ...(pattern === undefined ? {} : { pattern }),
    ...(dict === undefined ? {} : { dict }),
    ...(field.fieldShowType === 'sel_tree' ? { dictRoot: (field.dictField ?? '').trim() || '0' } : {}),
    // A password goes in and never comes out (wire contract 5, A10).
    ...(field.fieldShowType === 'password' ? { readable: false } : {}),
  }
}

/** A text that a person wrote stands for itself in every language. */
export function sameTexts(text: string): LanguageTexts {
  return { zh: text, en: text, tw: text }
}

const wrong = (field: FormField): LanguageTexts => {
  const own = readMessage(field.fieldExtendJson)
  if (own !== undefined) return sameTexts(own)
  return {
    zh: `${field.dbFieldTxt}格式不正确`,
    en: `${field.dbFieldTxt} has an invalid format`,
    tw: `${field.dbFieldTxt}格式不正確`,
  }
}

/** The rule of a field's texts; one that cannot be read is left to the description's own check. */
function toPattern(field: FormField): Field['pattern'] {
  const written = (field.fieldValidType ?? '').trim()
  if (written === '' || written === 'only') return undefined
  const matches = findPattern(written)
  return matches === undefined ? undefined : { matches, message: wrong(field) }
}

function readMessage(extend: string | null): string | undefined {
  const { validateError } = readExtend(extend)
  return typeof validateError === 'string' && validateError.trim() !== '' ? validateError : undefined
}
