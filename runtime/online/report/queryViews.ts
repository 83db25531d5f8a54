import type { QueryEntry } from '../../language/index.ts'
import type { ReportOption, ReportQueryItem } from './report.ts'

/** By which widget, and by which rule, a report is asked for one of its fields. */
export type Asked = Pick<Exclude<QueryEntry, string>, 'widget' | 'props' | 'rule'>

type View = (item: ReportQueryItem, options: readonly ReportOption[]) => Asked

const word = ({ words }: ReportQueryItem, name: string): string => words[name] ?? ''
const parts = (text: string): readonly string[] => text.split(',').map((part) => part.trim())
/** Props without those that the server left empty. */
const given = (props: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== '' && value !== undefined))

/** The code of a dictionary, or of a table as `table,text,code`; a query of the database is none (wire contract 3.5). */
function toDictionary(item: ReportQueryItem): string {
  const [table, text, code] = [word(item, 'dictTable'), word(item, 'dictText'), word(item, 'dictCode')]
  const dictionary = table === '' ? code || word(item, 'dict') : [table, parts(text)[0], code].join(',')
  return /\s/.test(dictionary) ? '' : dictionary
}

const toOptions = (options: readonly ReportOption[]) => options.map(({ value, text }) => ({ value, label: text }))

const text: View = ({ isRange, words }) => {
  const isNumber = /^(int|integer|long|short|double|float|number|bigdecimal)$/i.test(words.dbType ?? '')
  return { widget: isNumber ? 'number' : 'input', rule: isRange ? 'between' : isNumber ? 'eq' : 'like' }
}

const moment =
  (widget: string): View =>
  ({ isRange }) => ({ widget, rule: isRange ? 'between' : 'eq' })

const choice =
  (isMultiple: boolean): View =>
  (item, options) => {
    const rule = isMultiple ? 'in' : 'eq'
    if (options.length > 0) return { widget: 'select', props: { options: toOptions(options) }, rule }
    const dict = toDictionary(item)
    return dict === '' ? text(item, options) : { widget: 'dict-select', props: { dict }, rule }
  }

/** The two values of a switch as `["Y","N"]`; those of the widget when nothing is said. */
function switchValues(config: string): Readonly<Record<string, unknown>> {
  const [, on, off] = /^\[\s*"?([^",\]]+)"?\s*,\s*"?([^",\]]+)"?\s*\]$/.exec(config) ?? []
  return on !== undefined && off !== undefined ? { on, off } : {}
}

/** The table of a tree: `dict` says it, else the table with its columns `id,pid,name,has_child` (wire contract 3.2). */
function treeTable(item: ReportQueryItem): Readonly<Record<string, unknown>> {
  const [id = '', pid = '', name = '', child = ''] = parts(word(item, 'dictText'))
  const dict = word(item, 'dict') || (word(item, 'dictTable') && `${word(item, 'dictTable')},${name},${id}`)
  return given({
    dict,
    pidField: word(item, 'pidField') || pid,
    pidValue: word(item, 'pidValue') || word(item, 'dictCode'),
    hasChildField: word(item, 'hasChildField') || child,
  })
}

const search: View = (item, options) => {
  const dict = toDictionary(item)
  return dict === '' ? choice(false)(item, options) : { widget: 'dict-search-select', props: { dict }, rule: 'eq' }
}

/** A linked drop-down says its table as JSON (specification 3, linked-dropdown config). */
const linked: View = (item, options) => {
  try {
    const config: unknown = JSON.parse(word(item, 'dictTable') || word(item, 'config'))
    const { table, txt, key, idField, pidField, condition } = config as Readonly<Record<string, unknown>>
    if (!table || !txt || !key) return text(item, options)
    return {
      widget: 'linked-select',
      props: given({ table, txt, key, idField, pidField, condition, single: true }),
      rule: 'eq',
    }
  } catch {
    return text(item, options)
  }
}

/** A report inside of a query asks by the column that fills the field of the item itself. */
const popup: View = (item, options) => {
  const [code, origFields, destFields] = [word(item, 'dictTable'), word(item, 'dictCode'), word(item, 'dictText')]
  if (code === '') return text(item, options)
  const at = parts(destFields).indexOf(item.field)
  return { widget: 'popup', props: given({ code, origFields, destFields, value: parts(origFields)[at] }), rule: 'eq' }
}

/** What a report is asked by, for each `view` of its items (specification 3, wire contract 1.13 and 1.15). */
const queryViews: Readonly<Record<string, View>> = {
  text,
  list: choice(false),
  radio: choice(false),
  checkbox: choice(true),
  list_multi: choice(true),
  switch: (item) => ({ widget: 'switch', props: switchValues(word(item, 'config')), rule: 'eq' }),
  date: moment('date'),
  datetime: moment('datetime'),
  time: moment('time'),
  date_year: moment('year'),
  date_month: moment('month'),
  date_week: moment('week'),
  date_quarter: moment('quarter'),
  sel_tree: (item, options) => {
    const props = treeTable(item)
    return props.dict === undefined ? text(item, options) : { widget: 'tree-dict', props, rule: 'eq' }
  },
  cat_tree: (item) => ({ widget: 'category-select', props: given({ pcode: word(item, 'pcode') }), rule: 'eq' }),
  sel_search: search,
  link_table: search,
  link_down: linked,
  sel_user: () => ({ widget: 'user-picker', props: { multiple: false }, rule: 'eq' }),
  sel_depart: () => ({ widget: 'depart-picker', props: { multiple: false }, rule: 'eq' }),
  pca: () => ({ widget: 'area-linkage', rule: 'eq' }),
  popup,
}

/** How a report is asked for one of its fields; a view that is not known is asked as a text. */
export const toAsked: View = (item, options) =>
  (Object.hasOwn(queryViews, item.view) ? (queryViews[item.view] ?? text) : text)(item, options)
