import { type Field, isTemplate, type QueryEntry } from '../language/index.ts'
import { listOf, numberOf, textOf } from './wire.ts'

/** A parameter that a query or an address takes (wire contract 1.15). */
export interface Parameter {
  readonly name: string
  readonly label: string
  /** What it has where nobody gives one. */
  readonly value: string
  /** How it is entered (ours): text, number, date, datetime or dict. */
  readonly type: string
  /** The dictionary of one of the type dict; empty for the others. */
  readonly dictionary: string
}

/** The widgets that enter the types of parameters; text where none is. */
const widgets: Readonly<Record<string, string>> = { number: 'number', date: 'date', datetime: 'datetime' }

function toEditor({ type, dictionary }: Parameter): {
  readonly widget: string
  readonly props?: { readonly dict: string }
} {
  if (type === 'dict' && dictionary !== '') return { widget: 'dict-select', props: { dict: dictionary } }
  return { widget: (Object.hasOwn(widgets, type) ? widgets[type] : undefined) ?? 'input' }
}

/** Reads parameters in their order. */
export const readParameters = (value: unknown): readonly Parameter[] =>
  listOf(value)
    .toSorted((one, other) => (numberOf(one.orderNum) ?? 0) - (numberOf(other.orderNum) ?? 0))
    .flatMap((wire) => {
      const name = textOf(wire.paramName)
      if (name === '') return []
      const label = textOf(wire.paramTxt) || name
      const [type, dictionary] = [textOf(wire.paramType) || 'text', textOf(wire.dictCode)]
      return [{ name, label, value: textOf(wire.paramValue), type, dictionary }]
    })

/** The name under which a parameter is sent. */
export const toParameterName = ({ name }: Pick<Parameter, 'name'>): string => `self_${name}`

/** A parameter in the query bar. */
export function toParameterEntry(parameter: Parameter): Exclude<QueryEntry, string> {
  const { label, value } = parameter
  // A value that reads as a formula, or that the server fills, is left to the server.
  const isPlain = value !== '' && !isTemplate(value) && !value.includes('#{')
  const field = toParameterName(parameter)
  return { field, label, ...toEditor(parameter), rule: 'eq', ...(isPlain ? { default: value } : {}) }
}

/** What a page that asks for parameters shows where it finds nothing: only where one of them has no value yet. */
export const toEmptyHint = (parameters: readonly Parameter[] = []): { readonly empty?: string } =>
  parameters.some(({ value }) => value === '') ? { empty: '@:list.enterValues' } : {}

/** Parameters as fields of a page. */
export const toParameterFields = (parameters: readonly Parameter[]): Readonly<Record<string, Field>> =>
  Object.fromEntries(parameters.map((parameter) => [toParameterName(parameter), { label: parameter.label }]))
