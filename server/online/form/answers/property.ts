import { readHelpText } from '../../../../runtime/language/index.ts'
import type { FormDescription, FormField } from '../description.ts'
import { type LinkConfig, readLinkConfig } from '../readLinkConfig.ts'
import type { Writability } from '../tableRules/ruledFields.ts'
import { isTreeParent } from '../tree/parentField.ts'
import { omitEmpty, partsOf, readObject, textOf } from './columnTexts.ts'
import type { AnswerContext } from './context.ts'
import { type Control, controlOf, switchValuesOf, treeOf } from './control.ts'
import { itemsOf, type SentItem } from './dictionaries.ts'
import { toJsonType } from './queryInfo.ts'
import { toValidation, type ValidationAnswer } from './validation.ts'

/** A field of a form as it goes over the wire (wire contract 1.13, getFormItem). */
export interface PropertyAnswer extends ValidationAnswer {
  readonly type: string
  readonly title: string
  readonly view: string
  readonly order: number
  readonly dbType: string
  readonly defVal: string
  /** When a person may change the value; always when left out. Clients of the family go by `ui` alone. */
  readonly editable?: Writability
  readonly ui: { readonly widgetattrs: { readonly disabled: boolean } }
  readonly fieldExtendJson: string
  readonly maxLength?: number
  readonly dbLength?: number
  readonly dbPointLength?: number
  readonly enum?: readonly SentItem[]
  readonly dict?: string
  readonly dictCode?: string
  readonly dictTable?: string
  readonly dictText?: string
  readonly dictField?: string
  readonly code?: string
  readonly orgFields?: string
  readonly destFields?: string
  readonly popupMulti?: boolean
  readonly config?: LinkConfig
  readonly others?: readonly { readonly title: string; readonly field: string }[]
  readonly pidValue?: string
  /** 1 for the field that says what a record of a tree stands below. */
  readonly pidComponent?: 1
  readonly pidField?: string
  readonly hasChildField?: string
  readonly pcode?: string
  readonly textField?: string
}

type Parts = (control: Control, form: Pick<FormDescription, 'fields'>) => Partial<PropertyAnswer>

const isYes = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1'

const asItStands: Parts = ({ dictTable, dictField, dictText }) => ({ dictTable, dictField, dictText })

/** A dictionary is said as a code, or as the columns of a table. */
const choice: Parts = ({ dictTable, dictField, dictText }) =>
  dictTable === '' ? { dictCode: dictField } : { dictTable, dictField, dictCode: dictField, dictText }

/** The levels below a linked drop-down are fields of their own, which it fills (wire contract 7.5). */
const linked: Parts = ({ dictTable }, { fields }) => {
  const config = readLinkConfig(dictTable)
  const below = partsOf(typeof config.linkField === 'string' ? config.linkField : '')
  if (typeof config.table !== 'string') return {}
  return {
    config,
    others: below.map((name) => ({
      title: fields.find((field) => field.dbFieldName === name)?.dbFieldTxt ?? name,
      field: name,
    })),
  }
}

const popup: Parts = ({ dictTable, dictField, dictText, extend }) => ({
  code: dictTable,
  orgFields: dictField,
  destFields: dictText,
  popupMulti: isYes(readObject(extend).popupMulti ?? true),
})

/** What each show type needs besides its name (wire contract 3.2, control configuration). */
const parts: Readonly<Record<string, Parts>> = {
  list: choice,
  radio: choice,
  checkbox: choice,
  list_multi: choice,
  sel_search: choice,
  sel_tree: (control) => {
    const { dict, ...tree } = treeOf(control)
    return { dict, ...tree, dictTable: control.dictTable, dictText: control.dictText, dictField: control.dictField }
  },
  // Clients ask for the uppermost level by either name (wire contract 7.8).
  cat_tree: ({ dictField, dictText }) => ({
    pcode: dictField || '0',
    pidValue: dictField || '0',
    textField: dictText,
  }),
  popup,
  popup_dict: ({ field, dictTable, dictField, dictText }) => ({
    code: dictTable,
    orgFields: dictField,
    destFields: field,
    dictTable,
    dictField,
    dictText,
    popupMulti: false,
  }),
  link_down: linked,
  link_table: asItStands,
  link_table_field: asItStands,
}

const hasLength: ReadonlySet<string> = new Set(['text', 'password', 'textarea', 'umeditor', 'markdown'])

function lengthParts(field: FormField): Partial<PropertyAnswer> {
  if (field.dbType === 'string') return hasLength.has(field.fieldShowType) ? { maxLength: field.dbLength } : {}
  return toJsonType(field) === 'string' ? {} : { dbLength: field.dbLength, dbPointLength: field.dbPointLength }
}

/** Existing clients read a bare list; one with a help text is an object, as the family writes it too. */
function toSwitchExtend(control: Control): string {
  const values = switchValuesOf(control)
  const help = readHelpText(control.extend)
  return JSON.stringify(help === null ? values : { switchOptions: values, helpText: help })
}

/** The field of a form with all that its editor needs. */
export function toProperty(
  field: FormField,
  form: Pick<FormDescription, 'head' | 'fields'>,
  context: AnswerContext,
): PropertyAnswer {
  const control = controlOf(field)
  const own = Object.hasOwn(parts, control.view) ? (parts[control.view]?.(control, form) ?? {}) : {}
  const items = itemsOf(control, context)
  const extend = control.view === 'switch' ? toSwitchExtend(control) : textOf(field.fieldExtendJson)
  const editable = context.writability?.get(field.dbFieldName)
  const disabled = field.isReadOnly === 1 || editable === 'never' || context.readOnlyFields.includes(field.dbFieldName)
  return {
    type: toJsonType(field),
    title: field.dbFieldTxt,
    view: control.view,
    order: field.orderNum,
    dbType: field.dbType,
    defVal: textOf(field.fieldDefaultValue),
    ...(editable === undefined ? {} : { editable }),
    ui: { widgetattrs: { disabled } },
    fieldExtendJson: extend,
    ...lengthParts(field),
    ...toValidation(field, context.language),
    ...omitEmpty(own),
    ...(isTreeParent(form.head, field) ? { pidComponent: 1 } : {}),
    ...(items === undefined ? {} : { enum: items }),
  }
}

/** Whether a value must be given; what the server writes is asked of nobody. */
export const isRequired = (
  { fieldMustInput, dbFieldName }: Pick<FormField, 'fieldMustInput' | 'dbFieldName'>,
  { writability }: Pick<AnswerContext, 'writability'>,
): boolean => fieldMustInput === '1' && writability?.get(dbFieldName) !== 'never'

/** The names of fields whose values must be given. */
export const requiredOf = (fields: readonly FormField[], context: AnswerContext): readonly string[] =>
  fields.filter((field) => isRequired(field, context)).map(({ dbFieldName }) => dbFieldName)

/** Fields by their names, with all that their editors need. */
export const propertiesOf = (
  fields: readonly FormField[],
  form: Pick<FormDescription, 'head' | 'fields'>,
  context: AnswerContext,
): Readonly<Record<string, PropertyAnswer>> =>
  Object.fromEntries(fields.map((field) => [field.dbFieldName, toProperty(field, form, context)]))
