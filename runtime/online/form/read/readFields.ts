import { readWidth } from '../../columns.ts'
import { readOptions } from '../../options.ts'
import {
  attributesOf,
  firstOf,
  isYes,
  jsonOf,
  listOf,
  numberOf,
  textOf,
  textsOf,
  type Wire,
  wireOf,
} from '../../wire.ts'
import type { FormField } from '../onlineForm.ts'
import { readExtend } from './readColumns.ts'

/** What grids of the family call their editors, where a server says no more of a column. */
const gridViews: Readonly<Record<string, string>> = {
  input: 'text',
  inputnumber: 'text',
  'input-number': 'text',
  textarea: 'textarea',
  select: 'list',
  'select-search': 'sel_search',
  'select-dict-search': 'sel_search',
  'select-multiple': 'list_multi',
  selectmultiple: 'list_multi',
  radio: 'radio',
  checkbox: 'switch',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  upload: 'file',
  file: 'file',
  image: 'image',
  popup: 'popup',
  userselect: 'sel_user',
  'user-select': 'sel_user',
  departselect: 'sel_depart',
  'depart-select': 'sel_depart',
}

/** Types whose name is not the view itself. */
const numberTypes: ReadonlySet<string> = new Set(['integer', 'number', 'inputnumber', 'input-number'])

function readView(wire: Wire): string {
  const view = textOf(wire.view)
  if (view !== '' && view !== 'tab') return view === 'number' ? 'text' : view
  const type = textOf(wire.type)
  const known = type.toLowerCase()
  return (
    (Object.hasOwn(gridViews, known) ? gridViews[known] : undefined) ?? (type === 'string' ? 'text' : type || 'text')
  )
}

const wholeTypes: ReadonlySet<string> = new Set(['int', 'integer', 'long', 'bigint'])
const numbers: ReadonlySet<string> = new Set([...wholeTypes, 'double', 'float', 'decimal', 'bigdecimal', 'number'])

function readType(wire: Wire): FormField['type'] {
  const dbType = textOf(wire.dbType).toLowerCase()
  const type = firstOf(wire.jsonType, wire.type).toLowerCase()
  if (wholeTypes.has(dbType) || type === 'integer') return 'integer'
  return numbers.has(dbType) || numberTypes.has(type) ? 'decimal' : 'text'
}

function readDigits(wire: Wire): FormField['digits'] {
  const fraction = numberOf(wire.dbPointLength)
  const all = numberOf(wire.dbLength)
  return fraction === undefined || all === undefined ? undefined : { all, fraction }
}

/** The check of a cell of a grid, where the column itself says none. */
function readCellCheck(wire: Wire): { readonly pattern: string; readonly message: string } {
  const rule = listOf(wire.validateRules).find((each) => isYes(each.unique) || textOf(each.pattern) !== '')
  if (rule === undefined) return { pattern: '', message: '' }
  return { pattern: isYes(rule.unique) ? 'only' : textOf(rule.pattern), message: textOf(rule.message) }
}

const isRequiredCell = (wire: Wire): boolean => listOf(wire.validateRules).some((rule) => isYes(rule.required))

/** The two values of a switch: an array as the extend JSON, or what the checkbox of a grid stores. */
function readValues(wire: Wire): readonly string[] {
  const written = jsonOf(wire.fieldExtendJson)
  const listed = Array.isArray(written) ? written : (wireOf(written).switchOptions ?? wire.customValue)
  return textsOf(listed)
}

const editables: readonly FormField['editable'][] = ['onCreate', 'never']

/** A field by what the server says of it; `required` names those that must be given (wire contract 1.13). */
export function readField(name: string, wire: Wire, required: ReadonlySet<string>, place: number): FormField {
  const check = readCellCheck(wire)
  const disabled = wireOf(wireOf(wire.ui).widgetattrs).disabled ?? wire.disabled
  const extend = readExtend(wire.fieldExtendJson)
  // A code that both sides know says more than the expression that stands for it.
  const pattern = firstOf(wire.validType, wire.pattern, check.pattern)
  return {
    name,
    title: firstOf(wire.title, wire.label, name),
    view: readView(wire),
    type: readType(wire),
    dbType: textOf(wire.dbType),
    order: numberOf(wire.order) ?? place,
    isRequired: required.has(name) || isYes(wire.required) || isRequiredCell(wire),
    isReadOnly: isYes(disabled),
    editable: editables.find((word) => word === wire.editable) ?? 'always',
    maxLength: numberOf(wire.maxLength),
    digits: readDigits(wire),
    pattern,
    help: textOf(extend.helpText),
    message: readMessage(wire, extend, check.message, pattern),
    defaultValue: firstOf(wire.defVal, wire.defaultValue),
    options: readOptions(wire.enum ?? wire.options),
    width: readWidth(wire.width),
    extend,
    values: readValues(wire),
    attributes: attributesOf(wire),
  }
}

/** Codes have words of their own in every language: of those only what the form itself says counts. */
function readMessage(wire: Wire, extend: Wire, checked: string, pattern: string): string {
  const isCode = textOf(wire.validType) !== '' && pattern === textOf(wire.validType) && textOf(wire.pattern) !== pattern
  const own = textOf(extend.validateError)
  return own !== '' || isCode || pattern === 'only' ? own : firstOf(wire.errorInfo, checked)
}
