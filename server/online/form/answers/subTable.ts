import type { FormDescription, FormField } from '../description.ts'
import { findForeignKey } from '../storedForms.ts'
import { toHiddenButtons } from './buttons.ts'
import { type AnswerContext, formFields, toSubContext } from './context.ts'
import { isRequired, type PropertyAnswer, propertiesOf, requiredOf, toProperty } from './property.ts'
import { toJsonType } from './queryInfo.ts'

/** What existing clients call the editors of a grid, by show type; every other is a text. */
const gridTypes: Readonly<Record<string, string>> = {
  list: 'select',
  radio: 'radio',
  checkbox: 'select-multiple',
  list_multi: 'list_multi',
  switch: 'checkbox',
  sel_search: 'sel_search',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  file: 'file',
  image: 'image',
  textarea: 'textarea',
  sel_user: 'sel_user',
  sel_depart: 'sel_depart',
  pca: 'pca',
  cat_tree: 'cat_tree',
  sel_tree: 'sel_tree',
  popup: 'popup',
  popup_dict: 'popup',
  link_table: 'link_table',
  link_table_field: 'link_table_field',
}

const toGridType = (field: FormField): string => {
  const type = Object.hasOwn(gridTypes, field.fieldShowType) ? gridTypes[field.fieldShowType] : undefined
  return type ?? (toJsonType(field) === 'string' ? 'input' : 'inputNumber')
}

/** A check of a cell as the grids of the family know it. */
interface CellRule {
  readonly required?: true
  readonly unique?: true
  readonly pattern?: string
  readonly message: string
}

/** A column of the grid of a sub table (wire contract 1.13): what a form says of the field, in the words of a grid. */
export interface GridColumnAnswer extends Omit<PropertyAnswer, 'type'> {
  readonly key: string
  readonly type: string
  readonly jsonType: string
  readonly width: string
  readonly disabled: boolean
  readonly defaultValue: string
  readonly options: readonly unknown[]
  readonly validateRules: readonly CellRule[]
}

const missing = { zh: '不能为空', en: 'This field is required.', tw: '不能為空' } as const

function toRules(field: FormField, property: PropertyAnswer, context: AnswerContext): readonly CellRule[] {
  const { pattern, errorInfo = '' } = property
  const required: readonly CellRule[] = isRequired(field, context)
    ? [{ required: true, message: missing[context.language ?? 'zh'] }]
    : []
  if (pattern === undefined) return required
  return [...required, pattern === 'only' ? { unique: true, message: errorInfo } : { pattern, message: errorInfo }]
}

function toGridColumn(field: FormField, form: FormDescription, context: AnswerContext): GridColumnAnswer {
  const { type: jsonType, ...property } = toProperty(field, form, context)
  const options = (property.enum ?? []).map((item) => ({ ...item, id: item.value }))
  return {
    ...property,
    key: field.dbFieldName,
    type: toGridType(field),
    jsonType,
    width: field.fieldLength > 0 ? `${field.fieldLength}px` : '',
    disabled: property.ui.widgetattrs.disabled,
    defaultValue: property.defVal,
    options,
    validateRules: toRules(field, { type: jsonType, ...property }, context),
  }
}

/** A sub table in the form of its main table: a grid where a record has many, a form where it has one. */
export interface SubTableAnswer {
  readonly view: 'tab'
  readonly key: string
  readonly id: string
  readonly describe: string
  readonly title: string
  readonly foreignKey: string
  readonly mainField: string
  readonly relationType: 0 | 1
  readonly order: number
  readonly formTemplate: string
  readonly required: readonly string[]
  readonly hideButtons: readonly string[]
  readonly columns?: readonly GridColumnAnswer[]
  readonly properties?: Readonly<Record<string, PropertyAnswer>>
}

/** The sub table as the form of its main table holds it; the key of the main record is set by the server. */
export function toSubTable(sub: FormDescription, main: FormDescription, mainContext: AnswerContext): SubTableAnswer {
  const { head } = sub
  const context = toSubContext(sub, mainContext)
  const foreign = findForeignKey(sub, main.head.tableName)
  const fields = formFields(sub, context).filter(({ dbFieldName }) => dbFieldName !== foreign?.field)
  const isOne = head.relationType === 1
  return {
    view: 'tab',
    key: head.tableName,
    id: head.id,
    describe: head.tableTxt,
    title: head.tableTxt,
    foreignKey: foreign?.field ?? '',
    mainField: foreign?.mainField ?? 'id',
    relationType: isOne ? 1 : 0,
    order: head.tabOrderNum ?? 0,
    formTemplate: head.formTemplate,
    required: requiredOf(fields, context),
    hideButtons: toHiddenButtons(sub, context),
    ...(isOne
      ? { properties: propertiesOf(fields, sub, context) }
      : { columns: fields.map((field) => toGridColumn(field, sub, context)) }),
  }
}
