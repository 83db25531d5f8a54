import { isObject } from '../language/index.ts'
import { firstOf, listOf, textOf, type Wire } from './wire.ts'

/** One item of a list that answers carry along (wire contract 1.13 and 1.15, `dictOptions`). */
export interface Option {
  readonly value: string
  readonly text: string
}

function readOption(wire: Wire): readonly Option[] {
  const value = textOf(wire.value)
  return value === '' ? [] : [{ value, text: firstOf(wire.text, wire.title, wire.label, value) }]
}

/** Items of a list; none where there is no list. */
export const readOptions = (value: unknown): readonly Option[] => listOf(value).flatMap(readOption)

/** The lists of `dictOptions` by their names. */
export const readOptionLists = (value: unknown): ReadonlyMap<string, readonly Option[]> =>
  new Map(Object.entries(isObject(value) ? value : {}).map(([name, items]) => [name, readOptions(items)] as const))

/** Items as props of a widget that lists them. */
export const toOptions = (options: readonly Option[]) => options.map(({ value, text }) => ({ value, label: text }))
