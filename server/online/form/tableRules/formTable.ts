import { type FormRules, isObject, type LanguageTexts, parseJson } from '../../../../runtime/language/index.ts'
import type { PackColumn, PackTable } from '../../../packs/packTable.ts'
import { toChecks, toTransitions } from '../../../packs/table/ruleTexts.ts'
import { toFieldType } from '../columnTypes.ts'
import { type FormDescription, type FormField, toPhysicalTable } from '../description.ts'
import { toDictionary } from '../resource/toDictionary.ts'

/** What somebody wrote for every reader, or for readers of each language. */
const toTexts = (text: string | LanguageTexts): LanguageTexts =>
  typeof text === 'string' ? { zh: text, en: text, tw: text } : text

/** What a form says of its records beyond its fields; nothing for one that says nothing. */
export function readTableRules(tableRules: string | null | undefined): FormRules | undefined {
  if (tableRules === null || tableRules === undefined || tableRules === '') return undefined
  const rules = parseJson(tableRules)
  // They were checked as they were written.
  return isObject(rules) ? (rules as FormRules) : undefined
}

/** The fields of a form whose values are secrets. */
export const findSecretFields = ({ head }: Pick<FormDescription, 'head'>): ReadonlySet<string> =>
  new Set(
    Object.entries(readTableRules(head.tableRules)?.columns ?? {}).flatMap(([name, { secret }]) =>
      secret === undefined ? [] : [name],
    ),
  )

/** The form that says what holds for the records: that whose table a view shows. */
export const ruledForm = (form: FormDescription): Pick<FormDescription, 'head' | 'fields'> => form.original ?? form

/**
 * The table of a form in the words of tables of packs, which the server serves by the same rules; undefined for a form
 * without rules. Its columns are called as its fields are.
 */
export function toFormTable(form: FormDescription): PackTable | undefined {
  const { head, fields } = ruledForm(form)
  const rules = readTableRules(head.tableRules)
  if (rules === undefined) return undefined
  const { columns: written = {}, checks = [], transitions, ...rest } = rules
  const columns = fields
    .filter(({ dbFieldName }) => dbFieldName !== 'id')
    .map((field) => [field.dbFieldName, { ...toColumn(field), ...written[field.dbFieldName] }] as const)
  return {
    ...rest,
    table: toPhysicalTable(form),
    path: `/online/cgform/api/${head.id}`,
    isVerbatim: true,
    access: `onl:${head.tableName}`,
    title: toTexts(head.tableTxt),
    columns: Object.fromEntries(columns),
    checks: toChecks(checks, toTexts),
    ...(transitions === undefined ? {} : { transitions: toTransitions<string | LanguageTexts>(transitions, toTexts) }),
    indexes: [],
    lookup: [],
  }
}

function toColumn(field: FormField): PackColumn {
  const type = toFieldType(field)
  const dict = toDictionary(field)
  return {
    type,
    label: toTexts(field.dbFieldTxt),
    ...(field.fieldMustInput === '1' ? { required: true } : {}),
    ...(dict === undefined ? {} : { dict }),
    ...(field.dbType === 'BigDecimal' ? { precision: field.dbLength, scale: field.dbPointLength } : {}),
  }
}

/** The fields whose values the rules of a form write by themselves, whatever a call gives. */
export const writtenByRules = ({ columns, transitions, owner }: PackTable): readonly string[] => [
  ...Object.entries(columns).flatMap(([name, { computed, sum, editable }]) =>
    computed !== undefined || sum !== undefined || editable === 'never' ? [name] : [],
  ),
  ...[transitions?.column, owner?.column].filter((name) => name !== undefined),
]
