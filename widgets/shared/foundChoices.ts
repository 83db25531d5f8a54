import { isObject } from '../../runtime/index.ts'
import type { ChoiceItem } from './choice.ts'
import type { ChoiceValue } from './propTypes.ts'

/** A choice that was found among data: its words are shown as they are, never looked up. */
export interface FoundChoice {
  readonly value: ChoiceValue
  readonly item: ChoiceItem
}

const isValue = (value: unknown): value is ChoiceValue => typeof value === 'string' || typeof value === 'number'

/** The members that may hold the words of a choice (specification 3, dictionary option). */
const labels = ['text', 'label', 'title']

/** The choices of a list of values or of records; what is neither, or has no value, is none. */
export function toFoundChoices(found: unknown, valueName = 'value', labelName?: string): readonly FoundChoice[] {
  if (!Array.isArray(found)) return []
  return found.flatMap((entry: unknown): readonly FoundChoice[] => {
    if (isValue(entry)) return [{ value: entry, item: { value: String(entry), text: String(entry), disabled: false } }]
    const value = isObject(entry) ? entry[valueName] : undefined
    if (!isObject(entry) || !isValue(value)) return []
    const words = (labelName === undefined ? labels : [labelName]).map((name) => entry[name]).find(isValue)
    const item = { value: String(value), text: String(words ?? value), disabled: entry.disabled === true }
    return [{ value, item }]
  })
}
