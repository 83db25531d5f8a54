import { toTreeTable, wordIn } from '../../dictionary.ts'
import { departProps, userProps } from '../../people.ts'
import { firstOf, isYes, jsonOf, numberOf, partsOf, omitEmpty, textOf, wireOf } from '../../wire.ts'
import type { FormField, OnlineForm } from '../onlineForm.ts'
import { toChoices } from './choices.ts'
import { linkedLevels } from './levels.ts'

/** The widget of a field with its props. */
export interface Look {
  readonly widget: string
  readonly props?: Readonly<Record<string, unknown>>
}

/** What a field says of its own, and the form around it. */
export interface FieldPlace {
  readonly form: Pick<OnlineForm, 'options'>
  /** All fields beside it, and itself. */
  readonly fields: readonly FormField[]
}

type ToLook = (field: FormField, place: FieldPlace) => Look | undefined

/** What widgets take for granted: documents leave it out. */
const granted: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'tree-dict': { pidField: 'pid', pidValue: '0' },
  'category-select': { pcode: '0' },
  'linked-select': { idField: 'id', pidField: 'pid' },
  switch: { on: 'Y', off: 'N' },
  'link-table': { value: 'id' },
  'link-table-field': { value: 'id' },
}

/** A look without props that say nothing new. */
const look = (widget: string, props: Readonly<Record<string, unknown>> = {}): Look => {
  const known = granted[widget] ?? {}
  const given = Object.entries(omitEmpty(props)).filter(([name, value]) => known[name] !== value)
  return given.length === 0 ? { widget } : { widget, props: Object.fromEntries(given) }
}

const lengthOf = ({ maxLength }: FormField) =>
  maxLength !== undefined && Number.isInteger(maxLength) && maxLength >= 1 ? { maxLength } : {}

/** The greatest number that a column of so many digits holds, and the digits that stand after its point. */
function numberProps({ type, dbType, digits }: FormField): Readonly<Record<string, unknown>> {
  if (type === 'integer') {
    const bound = dbType === 'int' ? { min: -2147483648, max: 2147483647 } : {}
    return { ...bound, precision: 0 }
  }
  if (digits === undefined) return {}
  const fraction = Math.max(0, Math.min(10, Math.round(digits.fraction)))
  const whole = digits.all - digits.fraction
  if (dbType !== 'BigDecimal' || whole < 1 || whole > 15) return { precision: fraction }
  const max = Number(`${'9'.repeat(whole)}${fraction > 0 ? `.${'9'.repeat(fraction)}` : ''}`)
  return { min: -max, max, precision: fraction }
}

const text: ToLook = (field) =>
  field.type === 'text' ? look('input', lengthOf(field)) : look('number', numberProps(field))

/** A choice without a dictionary and without items is typed. */
const choice =
  (withDictionary: string, props: Readonly<Record<string, unknown>>, withOptions: string): ToLook =>
  (field, { form }) => {
    const choices = toChoices(field, form)
    if (choices === undefined) return undefined
    return 'dict' in choices ? look(withDictionary, { ...choices, ...props }) : look(withOptions, choices)
  }

const several =
  (widget: string): ToLook =>
  (field, { form }) => {
    const choices = toChoices(field, form)
    return choices === undefined ? undefined : look(widget, choices)
  }

const pickers: Readonly<Record<string, string>> = { year: 'year', month: 'month', week: 'week', quarter: 'quarter' }

/** The widget of a date of which only a part is chosen, else the date's own. */
function toDateWidget(extend: FormField['extend']): string {
  const picker = textOf(extend.picker)
  return (Object.hasOwn(pickers, picker) ? pickers[picker] : undefined) ?? 'date'
}

const limitOf = ({ extend }: FormField) => {
  const limit = numberOf(extend.uploadnum)
  return limit !== undefined && Number.isInteger(limit) && limit > 0 ? { limit } : {}
}

const popup: ToLook = (field) => {
  const { words, extend } = field
  const code = firstOf(words.code, words.dictTable)
  const origFields = firstOf(words.orgFields, words.origFields, words.dictField)
  const destFields = firstOf(words.destFields, words.dictText)
  if (code === '' || origFields === '' || destFields === '') return undefined
  const multiple = isYes(extend.popupMulti ?? words.popupMulti ?? words.multi)
  return look('popup', { code, origFields, destFields, ...(multiple ? { multiple } : {}) })
}

/** One column of a report is stored, and another one is read in its place. */
const popupDict: ToLook = ({ words, extend }) => {
  const code = firstOf(words.code, words.dictTable)
  const value = partsOf(firstOf(words.dictField, words.orgFields))[0] ?? ''
  const label = partsOf(wordIn(words, 'dictText'))[0] ?? value
  if (code === '' || value === '') return undefined
  return look('popup-dict', { code, value, label, ...(isYes(extend.popupMulti) ? { multiple: true } : {}) })
}

const linkTable: ToLook = ({ words, extend }) => {
  const columns = partsOf(wordIn(words, 'dictText')).filter((column) => column !== '')
  const table = wordIn(words, 'dictTable')
  if (table === '' || columns.length === 0) return undefined
  return look('link-table', {
    table,
    columns,
    value: firstOf(words.dictField, words.dictCode),
    ...(isYes(extend.multiSelect) ? { multiple: true } : {}),
    ...(textOf(extend.showType) === 'card' ? { show: 'card' } : {}),
    image: textOf(extend.imageField),
  })
}

/** What shows of linked records follows them: the table is that of the field which links. */
const linkTableField: ToLook = ({ words }, { fields }) => {
  const [link, column] = [firstOf(words.dictTable), firstOf(words.dictText)]
  const from = fields.find(({ name, view }) => name === link && view === 'link_table')
  const table = from === undefined ? '' : wordIn(from.words, 'dictTable')
  if (table === '' || column === '') return undefined
  return look('link-table-field', { link, table, column, value: firstOf(from?.words.dictField, from?.words.dictCode) })
}

const linked: ToLook = (field, { fields }) => {
  const levels = linkedLevels(field, fields)
  if (levels === undefined) return undefined
  const config = wireOf(jsonOf(levels.config))
  const { table, txt, key, idField, pidField, condition } = config
  if (textOf(table) === '' || textOf(txt) === '' || textOf(key) === '') return undefined
  return look('linked-select', {
    table: textOf(table),
    txt: textOf(txt),
    key: textOf(key),
    idField: textOf(idField),
    pidField: textOf(pidField),
    condition: textOf(condition),
    ...levels.props,
  })
}

/** How far down an area is chosen; everything when a form does not say it. */
const areaDepths: readonly string[] = ['province', 'city']

const switchLook: ToLook = ({ values: [on, off] }) =>
  look('switch', on !== undefined && off !== undefined ? { on, off } : {})

/** How each show type is edited and shown (wire contract 3.2); undefined where a field lacks what its type needs. */
const looks: Readonly<Record<string, ToLook>> = {
  text,
  password: (field) => look('password', lengthOf(field)),
  list: choice('dict-select', {}, 'select'),
  radio: choice('dict-select', { mode: 'radio' }, 'radio'),
  checkbox: several('checkbox-group'),
  list_multi: several('multi-select'),
  switch: switchLook,
  // A column of dates holds the first day of what is picked.
  date: ({ extend, dbType }) => {
    const widget = toDateWidget(extend)
    return look(widget, { store: widget !== 'date' && /^date(time)?$/i.test(dbType) ? 'day' : '' })
  },
  datetime: () => look('datetime'),
  time: () => look('time'),
  file: (field) => look('file-upload', limitOf(field)),
  image: (field) => look('image-upload', limitOf(field)),
  textarea: (field) => look('textarea', lengthOf(field)),
  umeditor: () => look('rich-text'),
  markdown: () => look('markdown'),
  sel_user: ({ extend }) => look('user-picker', userProps(extend)),
  sel_depart: ({ extend }) => look('depart-picker', departProps(extend)),
  sel_search: choice('dict-search-select', {}, 'select'),
  pca: ({ extend }) =>
    look('area-linkage', { depth: areaDepths.find((depth) => depth === textOf(extend.displayLevel)) ?? '' }),
  cat_tree: ({ words }) =>
    look('category-select', {
      pcode: firstOf(words.pcode, words.dictField) || '0',
      textField: firstOf(words.textField, words.dictText),
    }),
  sel_tree: ({ words }) => {
    const props = toTreeTable(words)
    return props === undefined ? undefined : look('tree-dict', props)
  },
  popup,
  popup_dict: popupDict,
  link_down: linked,
  link_table: linkTable,
  link_table_field: linkTableField,
}

/** The widget of a field; undefined for a show type that is not known, or that lacks what it needs. */
export const toLook: ToLook = (field, place) =>
  Object.hasOwn(looks, field.view) ? looks[field.view]?.(field, place) : undefined

/** A field as a text or a number, whatever its show type is. */
export const toPlainLook = (field: FormField, place: FieldPlace): Look => text(field, place) ?? { widget: 'input' }
