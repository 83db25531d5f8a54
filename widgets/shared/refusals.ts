import type { ValueRefusal } from '../../runtime/index.ts'
import { toText } from './values.ts'

/** Letters of what was typed that a message repeats. */
const repeated = 30

/** What was typed, for the message that says that it cannot be read. */
export function quote(text: string): string {
  const letters = Array.from(text)
  return letters.length > repeated ? `${letters.slice(0, repeated).join('')}…` : text
}

/** Characters as people count them: a sign outside of the basic plane is one. */
const countCharacters = (text: string): number => Array.from(text).length

/** Refuses a text that is longer than its field allows; nothing is cut off. */
export function refuseLength(value: unknown, maxLength: number | undefined): ValueRefusal | undefined {
  if (maxLength === undefined) return undefined
  const count = countCharacters(toText(value))
  return count > maxLength ? { text: '@:form.tooLong', values: { limit: maxLength, count } } : undefined
}

/** The same as what a widget `refuses` whose prop says how long its text may be. */
export const refuseTooLong = (
  value: unknown,
  { maxLength }: { readonly maxLength?: number },
): ValueRefusal | undefined => refuseLength(value, maxLength)

/** How antd counts the characters of a field that may be passed: it marks what is too long and cuts nothing. */
export const characterCount = (showCount: boolean | undefined, maxLength: number | undefined) =>
  showCount
    ? { show: true, strategy: countCharacters, ...(maxLength === undefined ? {} : { max: maxLength }) }
    : undefined
