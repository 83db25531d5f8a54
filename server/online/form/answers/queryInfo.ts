import type { FormDescription, FormField } from '../description.ts'
import { readLinkConfig } from '../readLinkConfig.ts'
import { omitEmpty, readObject, textOf } from './columnTexts.ts'
import { type AnswerContext, queryFields, toSubContext } from './context.ts'
import { type Control, dictionaryOf, queryControlOf, switchValuesOf, treeOf } from './control.ts'
import { itemsOf, type SentItem } from './dictionaries.ts'

/** What a list is asked by (wire contract 1.13, getQueryInfo). */
export interface QueryItemAnswer {
  readonly field: string
  readonly label: string
  readonly view: string
  readonly mode: 'single' | 'group'
  /** How one value is asked for: `single` as it is, `like` as a part, `group` from and to. */
  readonly queryMode: string
  /** 1 in the part of the query bar that unfolds. */
  readonly hidden: '0' | '1'
  readonly config: string
  readonly defVal: string
  readonly dbType: string
  readonly dict?: string
  readonly dictTable?: string
  readonly dictCode?: string
  readonly dictText?: string
  readonly pidField?: string
  readonly pidValue?: string
  readonly hasChildField?: string
  readonly pcode?: string
  readonly fieldExtendJson?: string
}

/** How many items of a query bar are in sight. */
const inSight = 2

/** The ways of asking for a value that have one of their own; every other is asked as a text. */
const views: Readonly<Record<string, string>> = {
  password: 'text',
  textarea: 'text',
  umeditor: 'text',
  markdown: 'text',
  file: 'text',
  image: 'text',
  link_table_field: 'text',
  popup_dict: 'popup',
}

/** A date of which only a part is chosen is asked by that part. */
const pickers: Readonly<Record<string, string>> = {
  year: 'date_year',
  month: 'date_month',
  week: 'date_week',
  quarter: 'date_quarter',
}

function toView({ view, extend }: Control): string {
  const picker = view === 'date' ? readObject(extend).picker : undefined
  if (typeof picker === 'string' && Object.hasOwn(pickers, picker)) return pickers[picker] ?? view
  return Object.hasOwn(views, view) ? (views[view] ?? view) : view
}

/** The settings of a linked drop-down as JSON that every client can read (wire contract 7.5). */
function toLinkText(dictTable: string): string {
  const config = readLinkConfig(dictTable)
  return typeof config.table === 'string' ? JSON.stringify(config) : dictTable
}

type Parts = (control: Control) => Partial<QueryItemAnswer>

const asItStands: Parts = ({ dictTable, dictField, dictText }) => ({ dictTable, dictCode: dictField, dictText })

/** Where choices come from, for each view. */
const parts: Readonly<Record<string, Parts>> = {
  sel_tree: (control) => {
    const { dict, ...tree } = treeOf(control)
    return { dict, ...tree, dictTable: control.dictTable, dictText: control.dictText }
  },
  cat_tree: ({ dictField }) => ({ pcode: dictField || '0' }),
  link_down: ({ dictTable }) => ({ dictTable: toLinkText(dictTable) }),
  switch: ({ extend }) => ({ fieldExtendJson: JSON.stringify(switchValuesOf({ extend })) }),
  popup: asItStands,
  popup_dict: ({ field, dictTable, dictField }) => ({ dictTable, dictCode: dictField, dictText: field }),
  link_table: asItStands,
  sel_user: ({ extend }) => ({ fieldExtendJson: extend ?? '' }),
  sel_depart: ({ extend }) => ({ fieldExtendJson: extend ?? '' }),
}

const toParts = (control: Control): Partial<QueryItemAnswer> => {
  const own = Object.hasOwn(parts, control.view) ? parts[control.view] : undefined
  if (own !== undefined) return omitEmpty(own(control))
  const dict = dictionaryOf(control)
  return dict === undefined ? {} : omitEmpty({ dict, ...asItStands(control) })
}

function toQueryItem(field: FormField, index: number): QueryItemAnswer {
  const control = queryControlOf(field)
  return {
    field: field.dbFieldName,
    label: field.dbFieldTxt,
    view: toView(control),
    mode: field.queryMode === 'group' ? 'group' : 'single',
    queryMode: field.queryMode,
    hidden: index < inSight ? '0' : '1',
    config: field.queryConfigFlag === '1' ? '1' : '0',
    defVal: textOf(field.queryDefVal),
    dbType: field.dbType,
    ...toParts(control),
  }
}

/** The answer of `getQueryInfo`: what a list is asked by, in the order of the fields. */
export const toQueryInfoAnswer = (form: FormDescription, context: AnswerContext): readonly QueryItemAnswer[] =>
  queryFields(form, context).map(toQueryItem)

const jsonTypes: Readonly<Record<string, string>> = {
  int: 'integer',
  long: 'integer',
  double: 'number',
  BigDecimal: 'number',
}

/** The type of a field's values in the words of JSON Schema. */
export const toJsonType = ({ dbType }: Pick<FormField, 'dbType'>): string =>
  Object.hasOwn(jsonTypes, dbType) ? (jsonTypes[dbType] ?? 'string') : 'string'

/** An item of `getQueryInfoVue3`, and a table of them. */
export interface QueryPropertyAnswer extends Partial<QueryItemAnswer> {
  readonly type: string
  readonly title: string
  readonly view: string
  readonly order: number
  readonly enum?: readonly SentItem[]
  readonly fields?: Readonly<Record<string, QueryPropertyAnswer>>
}

/** Every field that has a column can be asked for by conditions of a person's own. */
function toQueryProperties(
  form: FormDescription,
  context: AnswerContext,
): Readonly<Record<string, QueryPropertyAnswer>> {
  const requested = form.fields.filter(
    (field) =>
      field.dbIsPersist !== 0 &&
      (field.isQuery === 1 || field.isShowList === 1) &&
      field.dbIsKey !== 1 &&
      !context.hiddenColumns.includes(field.dbFieldName),
  )
  return Object.fromEntries(
    requested.map((field, index) => {
      const { label, ...item } = toQueryItem(field, index)
      const items = itemsOf(queryControlOf(field), context)
      const property = { type: toJsonType(field), title: label, ...item, order: index + 1 }
      return [field.dbFieldName, items === undefined ? property : { ...property, enum: items }] as const
    }),
  )
}

/** Whether a main list also asks by fields of its sub tables (wire contract 3.1, ext_config_json). */
const asksSubs = ({ head }: FormDescription): boolean => {
  const { joinQuery } = readObject(head.extConfigJson)
  return joinQuery === 1 || joinQuery === '1' || joinQuery === true
}

/** The answer of `getQueryInfoVue3`: the same by names, with the fields of sub tables where the main list asks by them. */
export function toQueryInfoVue3Answer(form: FormDescription, context: AnswerContext) {
  const joinQuery = asksSubs(form)
  const subs = joinQuery
    ? context.subs.map((sub, index) => {
        const fields = toQueryProperties(sub, toSubContext(sub, context))
        const table = { type: 'object', view: 'table', title: sub.head.tableTxt, order: 1000 + index, fields }
        return [sub.head.tableName, table] as const
      })
    : []
  return {
    properties: { ...toQueryProperties(form, context), ...Object.fromEntries<QueryPropertyAnswer>(subs) },
    searchFieldList: queryFields(form, context).map((field) => field.dbFieldName),
    joinQuery,
    table: form.head.tableName,
    title: form.head.tableTxt,
  }
}
