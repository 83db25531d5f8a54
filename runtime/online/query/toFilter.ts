import type { QueryEntry } from '../../language/index.ts'
import { attributeIn, type Choices, dictionaryChoices, toTreeTable } from '../dictionary.ts'
import { departProps, userProps } from '../people.ts'
import { firstOf, jsonOf, omitEmpty, partsOf, textOf, textsOf, wireOf } from '../wire.ts'
import type { QueryItem } from './readQuery.ts'

/** By which widget, and by which rule, a list is asked for one of its fields. */
export type ListFilter = Pick<Exclude<QueryEntry, string>, 'widget' | 'props' | 'rule'>

/** What is known of the field of an item besides. */
export interface Known {
  readonly choices: Choices | undefined
  /** Whether a value may be a list, joined by commas, as forms store what can be several. */
  readonly isList: boolean
}

type View = (item: QueryItem, known: Known) => ListFilter

const numberType = /^(int|integer|long|short|double|float|bigdecimal|number)$/i

const textRules = { single: 'eq', like: 'like', group: 'between' } as const

/** Numbers have no parts: what is not a range is asked as it is. */
const text: View = ({ attributes, mode }) => {
  const isNumber = numberType.test(attributeIn(attributes, 'dbType'))
  return { widget: isNumber ? 'number' : 'input', rule: isNumber && mode === 'like' ? 'eq' : textRules[mode] }
}

const moment =
  (widget: string): View =>
  ({ mode }) => ({ widget, rule: mode === 'group' ? 'between' : 'eq' })

const withProps = (props: Readonly<Record<string, unknown>>): Pick<ListFilter, 'props'> =>
  Object.keys(props).length === 0 ? {} : { props }

const choice: View = (item, { choices, ...known }) => {
  if (choices === undefined) return text(item, { choices, ...known })
  return { widget: 'dict' in choices ? 'dict-select' : 'select', props: choices, rule: 'eq' }
}

/** A stored list of values is asked for any of its elements. */
const choices: View = (item, known) => {
  const filter = choice(item, known)
  if (known.choices === undefined) return filter
  if (!known.isList) return { ...filter, rule: 'in' }
  const several = 'dict' in known.choices ? { multiple: true } : { mode: 'multiple' }
  return { ...filter, props: { ...known.choices, ...several }, rule: 'multi' }
}

const search: View = (item, known) => {
  const found = dictionaryChoices(item.attributes)
  return found === undefined ? choice(item, known) : { widget: 'dict-search-select', props: found, rule: 'eq' }
}

/** The two values of a switch as `["Y","N"]`; those of the widget when nothing is said. */
const switchFilter: View = ({ attributes }) => {
  const [on, off] = textsOf(jsonOf(firstOf(attributes.fieldExtendJson, attributes.config)))
  return { widget: 'switch', ...(on !== undefined && off !== undefined ? { props: { on, off } } : {}), rule: 'eq' }
}

const tree: View = (item, known) => {
  const props = toTreeTable(item.attributes)
  return props === undefined ? text(item, known) : { widget: 'tree-dict', props, rule: 'eq' }
}

/** A linked drop-down says its table as JSON (specification 3, linked-dropdown config). */
const linked: View = (item, known) => {
  const config = [item.attributes.dictTable, item.attributes.config].map((word) => wireOf(jsonOf(word ?? '')))
  const { table, txt, key, idField, pidField, condition } = config.find((one) => textOf(one.table) !== '') ?? {}
  if (!textOf(table) || !textOf(txt) || !textOf(key)) return text(item, known)
  const props = { table, txt, key, idField, pidField, condition }
  const attributes = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, textOf(value)]))
  return { widget: 'linked-select', props: { ...omitEmpty(attributes), single: true }, rule: 'eq' }
}

/** A record of another table is asked by its name, in a search of that table. */
const linkedTable: View = (item, known) => {
  const { attributes } = item
  const [table, display] = [attributeIn(attributes, 'dictTable'), partsOf(attributeIn(attributes, 'dictText'))[0] ?? '']
  if (table === '' || display === '') return search(item, known)
  return search({ ...item, attributes: { ...attributes, dictCode: firstOf(attributes.dictCode, 'id') } }, known)
}

/** A report inside of a query asks by the column that fills the field of the item itself. */
const popup: View = (item, known) => {
  const { attributes, field } = item
  const [code, origFields, destFields] = [
    attributeIn(attributes, 'dictTable'),
    attributeIn(attributes, 'dictCode'),
    attributeIn(attributes, 'dictText'),
  ]
  if (code === '' || origFields === '' || destFields === '') return text(item, known)
  const value = partsOf(origFields)[partsOf(destFields).indexOf(field)]
  return { widget: 'popup', props: omitEmpty({ code, origFields, destFields, value }), rule: 'eq' }
}

/** People and departments that may be several stand in a comma list. */
const picked =
  (widget: string, toProps: (extend: QueryItem['extend']) => { readonly multiple?: boolean }): View =>
  ({ extend }, { isList }) => {
    const props = { ...toProps(extend), ...(isList ? {} : { multiple: false }) }
    return { widget, ...withProps(props), rule: props.multiple === false ? 'eq' : 'multi' }
  }

/** What a list is asked by, for each view (specification 3, wire contract 1.13 and 1.15). */
const views: Readonly<Record<string, View>> = {
  text,
  list: choice,
  radio: choice,
  checkbox: choices,
  list_multi: choices,
  switch: switchFilter,
  date: moment('date'),
  datetime: moment('datetime'),
  time: moment('time'),
  date_year: moment('year'),
  date_month: moment('month'),
  date_week: moment('week'),
  date_quarter: moment('quarter'),
  sel_tree: tree,
  cat_tree: ({ attributes }) => ({
    widget: 'category-select',
    ...withProps(omitEmpty({ pcode: firstOf(attributes.pcode, attributes.dictCode) })),
    rule: 'eq',
  }),
  sel_search: search,
  sel_user: picked('user-picker', userProps),
  sel_depart: picked('depart-picker', departProps),
  pca: () => ({ widget: 'area-linkage', rule: 'eq' }),
  link_down: linked,
  link_table: linkedTable,
  popup,
}

/** How a list is asked for one of its fields; a view that is not known is asked as a text. */
export const toFilter: View = (item, known) =>
  (Object.hasOwn(views, item.view) ? (views[item.view] ?? text) : text)(item, known)
