import { isObject, type ValueWidget } from '../../../runtime/index.ts'
import { toText } from '../../shared/values.ts'
import type { GridColumn } from './types.ts'

/** Something to choose in the cells of a column: what is stored, and what people read. */
export interface CellChoice {
  readonly value: string
  readonly text: string
  readonly stored: unknown
}

/** The choices of a column whose values have texts; undefined for the others. */
export type FindChoices = (column: GridColumn) => readonly CellChoice[] | undefined

const propertiesOf = (widget: ValueWidget | undefined): Readonly<Record<string, { readonly reference?: unknown }>> =>
  (widget?.props as { readonly properties?: Record<string, { readonly reference?: unknown }> } | undefined)
    ?.properties ?? {}

/** The code of the dictionary that a field chooses from, by the prop of its widget that names one. */
export function dictionaryOf({ widget, props }: GridColumn): string | undefined {
  const name = Object.entries(propertiesOf(widget)).find(([, schema]) => schema.reference === 'dictionary')?.[0]
  const code = name === undefined ? undefined : props[name]
  return typeof code === 'string' ? code : undefined
}

/** The options that the document itself lists for a field. */
export function optionsOf({ props }: GridColumn, text: (source: string) => string): readonly CellChoice[] | undefined {
  if (!Array.isArray(props.options)) return undefined
  return props.options.filter(isObject).map(({ value, label }) => ({
    value: toText(value),
    text: text(toText(label)),
    stored: value,
  }))
}
