import { attributeIn, toTreeTable } from '../../dictionary.ts'
import { departProps, userProps } from '../../people.ts'
import { firstOf, isYes, jsonOf, numberOf, omitEmpty, partsOf, textOf, wireOf } from '../../wire.ts'
import type { FormField, OnlineForm } from '../onlineForm.ts'
import { toChoices } from './choices.ts'
import { linkedLevels } from './levels.ts'

/** The widget of a field with its props. */
export interface FieldWidget {
  readonly widget: string
  readonly props?: Readonly<Record<string, unknown>>
}

/** What a field says of its own, and the form around it. */
export interface FieldPlace {
  readonly form: Pick<OnlineForm, 'options'>
  /** All fields beside it, and itself. */
  readonly fields: readonly FormField[]
}

type WidgetMapper = (field: FormField, place: FieldPlace) => FieldWidget | undefined

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
const widgetOf = (widget: string, props: Readonly<Record<string, unknown>> = {}): FieldWidget => {
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

const text: WidgetMapper = (field) =>
  field.type === 'text' ? widgetOf('input', lengthOf(field)) : widgetOf('number', numberProps(field))

/** A choice without a dictionary and without items is typed. */
const choice =
  (withDictionary: string, props: Readonly<Record<string, unknown>>, withOptions: string): WidgetMapper =>
  (field, { form }) => {
    const choices = toChoices(field, form)
    if (choices === undefined) return undefined
    return 'dict' in choices ? widgetOf(withDictionary, { ...choices, ...props }) : widgetOf(withOptions, choices)
  }

const several =
  (widget: string): WidgetMapper =>
  (field, { form }) => {
    const choices = toChoices(field, form)
    return choices === undefined ? undefined : widgetOf(widget, choices)
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

const popup: WidgetMapper = (field) => {
  const { attributes, extend } = field
  const code = firstOf(attributes.code, attributes.dictTable)
  const origFields = firstOf(attributes.orgFields, attributes.origFields, attributes.dictField)
  const destFields = firstOf(attributes.destFields, attributes.dictText)
  if (code === '' || origFields === '' || destFields === '') return undefined
  const multiple = isYes(extend.popupMulti ?? attributes.popupMulti ?? attributes.multi)
  return widgetOf('popup', { code, origFields, destFields, ...(multiple ? { multiple } : {}) })
}

/** One column of a report is stored, and another one is read in its place. */
const popupDict: WidgetMapper = ({ attributes, extend }) => {
  const code = firstOf(attributes.code, attributes.dictTable)
  const value = partsOf(firstOf(attributes.dictField, attributes.orgFields))[0] ?? ''
  const label = partsOf(attributeIn(attributes, 'dictText'))[0] ?? value
  if (code === '' || value === '') return undefined
  return widgetOf('popup-dict', { code, value, label, ...(isYes(extend.popupMulti) ? { multiple: true } : {}) })
}

const linkTable: WidgetMapper = ({ attributes, extend }) => {
  const columns = partsOf(attributeIn(attributes, 'dictText')).filter((column) => column !== '')
  const table = attributeIn(attributes, 'dictTable')
  if (table === '' || columns.length === 0) return undefined
  return widgetOf('link-table', {
    table,
    columns,
    value: firstOf(attributes.dictField, attributes.dictCode),
    ...(isYes(extend.multiSelect) ? { multiple: true } : {}),
    ...(textOf(extend.showType) === 'card' ? { show: 'card' } : {}),
    image: textOf(extend.imageField),
  })
}

/** What shows of linked records follows them: the table is that of the field which links. */
const linkTableField: WidgetMapper = ({ attributes }, { fields }) => {
  const [link, column] = [firstOf(attributes.dictTable), firstOf(attributes.dictText)]
  const from = fields.find(({ name, view }) => name === link && view === 'link_table')
  const table = from === undefined ? '' : attributeIn(from.attributes, 'dictTable')
  if (table === '' || column === '') return undefined
  return widgetOf('link-table-field', {
    link,
    table,
    column,
    value: firstOf(from?.attributes.dictField, from?.attributes.dictCode),
  })
}

const linked: WidgetMapper = (field, { fields }) => {
  const levels = linkedLevels(field, fields)
  if (levels === undefined) return undefined
  const config = wireOf(jsonOf(levels.config))
  const { table, txt, key, idField, pidField, condition } = config
  if (textOf(table) === '' || textOf(txt) === '' || textOf(key) === '') return undefined
  return widgetOf('linked-select', {
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

const switchWidget: WidgetMapper = ({ values: [on, off] }) =>
  widgetOf('switch', on !== undefined && off !== undefined ? { on, off } : {})

/** How each show type is edited and shown (wire contract 3.2); undefined where a field lacks what its type needs. */
const widgetMappers: Readonly<Record<string, WidgetMapper>> = {
  text,
  password: (field) => widgetOf('password', lengthOf(field)),
  list: choice('dict-select', {}, 'select'),
  radio: choice('dict-select', { mode: 'radio' }, 'radio'),
  checkbox: several('checkbox-group'),
  list_multi: several('multi-select'),
  switch: switchWidget,
  // A column of dates holds the first day of what is picked.
  date: ({ extend, dbType }) => {
    const widget = toDateWidget(extend)
    return widgetOf(widget, { store: widget !== 'date' && /^date(time)?$/i.test(dbType) ? 'day' : '' })
  },
  datetime: () => widgetOf('datetime'),
  time: () => widgetOf('time'),
  file: (field) => widgetOf('file-upload', limitOf(field)),
  image: (field) => widgetOf('image-upload', limitOf(field)),
  textarea: (field) => widgetOf('textarea', lengthOf(field)),
  umeditor: () => widgetOf('rich-text'),
  markdown: () => widgetOf('markdown'),
  sel_user: ({ extend }) => widgetOf('user-picker', userProps(extend)),
  sel_depart: ({ extend }) => widgetOf('depart-picker', departProps(extend)),
  sel_search: choice('dict-search-select', {}, 'select'),
  pca: ({ extend }) =>
    widgetOf('area-linkage', { depth: areaDepths.find((depth) => depth === textOf(extend.displayLevel)) ?? '' }),
  cat_tree: ({ attributes }) =>
    widgetOf('category-select', {
      pcode: firstOf(attributes.pcode, attributes.dictField) || '0',
      textField: firstOf(attributes.textField, attributes.dictText),
    }),
  sel_tree: ({ attributes }) => {
    const props = toTreeTable(attributes)
    return props === undefined ? undefined : widgetOf('tree-dict', props)
  },
  popup,
  popup_dict: popupDict,
  link_down: linked,
  link_table: linkTable,
  link_table_field: linkTableField,
}

/** The widget of a field; undefined for a show type that is not known, or that lacks what it needs. */
export const toWidget: WidgetMapper = (field, place) =>
  Object.hasOwn(widgetMappers, field.view) ? widgetMappers[field.view]?.(field, place) : undefined

/** A field as a text or a number, whatever its show type is. */
export const toPlainWidget = (field: FormField, place: FieldPlace): FieldWidget =>
  text(field, place) ?? { widget: 'input' }
