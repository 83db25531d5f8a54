import { toText } from '../format/readValue.ts'
import { isObject } from '../json.ts'

interface Option {
  readonly value: unknown
  readonly label: string
}

const isOption = (option: unknown): option is Option =>
  isObject(option) && 'value' in option && typeof option.label === 'string'

/** The labels of a field's own options by the texts of their values; undefined for a field that lists none. */
export function labelsOf(
  props: Readonly<Record<string, unknown>> | undefined,
  text: (source: string) => string,
): ReadonlyMap<string, string> | undefined {
  const options = props?.options
  if (!Array.isArray(options)) return undefined
  return new Map(options.filter(isOption).map(({ value, label }) => [toText(value), text(label)]))
}
