import { phonePattern } from '../phone.ts'

/** What a pattern asks of a text. */
type TextTest = { test(text: string): boolean }

/**
 * The pattern codes of specification section 5, and `phone` for phone numbers of any country; any other pattern is a
 * regular expression of its own.
 */
const expressions: Readonly<Record<string, TextTest>> = {
  'n6-16': /^\d{6,16}$/,
  '*6-16': /^[\s\S]{6,16}$/u,
  's6-18': /^[A-Za-z]{6,18}$/,
  url: /^(https?|ftp):\/\/[^\s/$.?#][^\s]*$/i,
  e: /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
  phone: phonePattern,
  m: /^1[3-9]\d{9}$/,
  p: /^[1-9]\d{5}$/,
  s: /^[A-Za-z]+$/,
  n: /^-?\d+(\.\d+)?$/,
  z: /^-?\d+$/,
  '*': /^[\s\S]+$/,
  money: /^(0|[1-9]\d*)(\.\d{1,2})?$/,
}

/** Whether a pattern is one of the codes, for which there are messages. */
export const isPatternCode = (pattern: string): boolean => Object.hasOwn(expressions, pattern)

/** What a code asks of a text; none for what is no code. */
export const findPatternCode = (pattern: string): TextTest | undefined =>
  isPatternCode(pattern) ? expressions[pattern] : undefined
