import type { FormField } from '../description.ts'
import { readNamedTable, toTableCode } from '../dictionaryTable.ts'
import { partsOf, readJson, readObject, textOf } from './columnTexts.ts'

/** How a value is edited or asked for, and where its choices come from (wire contract 3.2). */
export interface Control {
  readonly field: string
  readonly view: string
  readonly dictTable: string
  readonly dictField: string
  readonly dictText: string
  readonly extend: string | null
}

/** How a form edits a field. */
export const controlOf = (field: FormField): Control => ({
  field: field.dbFieldName,
  view: field.fieldShowType,
  dictTable: textOf(field.dictTable),
  dictField: textOf(field.dictField),
  dictText: textOf(field.dictText),
  extend: field.fieldExtendJson,
})

/** How a list asks for a field: by its own control unless the query has one (wire contract 3.2, query_config_flag). */
export const queryControlOf = (field: FormField): Control =>
  field.queryConfigFlag === '1'
    ? {
        field: field.dbFieldName,
        view: textOf(field.queryShowType) || 'text',
        dictTable: textOf(field.queryDictTable),
        dictField: textOf(field.queryDictField),
        dictText: textOf(field.queryDictText),
        extend: field.fieldExtendJson,
      }
    : controlOf(field)

const choices: ReadonlySet<string> = new Set(['list', 'radio', 'checkbox', 'list_multi', 'sel_search'])

/** The dictionary that a control chooses from: a code, or a table as `table,text,code`; undefined for none. */
export function dictionaryOf({ view, dictTable, dictField, dictText }: Control): string | undefined {
  if (!choices.has(view) || dictField === '' || /\s/.test(dictField)) return undefined
  if (dictTable === '') return dictField
  return toTableCode(readNamedTable(dictTable), { text: partsOf(dictText)[0] ?? dictField, code: dictField })
}

/** The dictionary whose items go along with an answer. A search in a table asks for what it needs by itself. */
export const sentDictionaryOf = (control: Control): string | undefined =>
  control.view === 'sel_search' && control.dictTable !== '' ? undefined : dictionaryOf(control)

/** The columns of a tree's table: id, parent, name, whether there are children (wire contract 3.2). */
export function treeOf({ dictTable, dictField, dictText }: Control) {
  const [id = '', pid = '', name = '', child = ''] = partsOf(dictText)
  return {
    dict: dictTable === '' || id === '' ? '' : `${dictTable},${name || id},${id}`,
    pidField: pid,
    pidValue: dictField,
    hasChildField: child,
  }
}

const plainValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** The two values of a switch: `["on","off"]`, Y and N unless it says others. */
export function switchValuesOf({ extend }: Pick<Control, 'extend'>): readonly [on: string, off: string] {
  const written = readJson(extend)
  const listed = Array.isArray(written) ? written : readObject(extend).switchOptions
  const [on, off] = Array.isArray(listed) ? listed.map(plainValue) : []
  return on && off ? [on, off] : ['Y', 'N']
}

const texts = { zh: ['是', '否'], en: ['Yes', 'No'], tw: ['是', '否'] } as const

/** The two values of a switch with what people read. */
export const switchItemsOf = (control: Pick<Control, 'extend'>, language: 'zh' | 'en' | 'tw' = 'zh') => {
  const [on, off] = switchValuesOf(control)
  const [yes, no] = texts[language]
  return [
    { value: on, text: yes },
    { value: off, text: no },
  ]
}

const translated: ReadonlySet<string> = new Set([
  'sel_tree',
  'cat_tree',
  'sel_user',
  'sel_depart',
  'link_down',
  'link_table',
])

/**
 * Whether rows carry what people read of a field as a second property, `_replace_text_<field>`: trees, people,
 * departments and what stands in other tables (wire contract 1.13).
 */
export const hasReplacedText = (control: Control): boolean =>
  translated.has(control.view) ||
  (control.view === 'sel_search' && control.dictTable !== '' && control.dictField !== '')

/** The property of a row that says what people read of a field. */
export const replacedTextOf = (field: string): string => `_replace_text_${field}`
