import { compilePattern } from '../pattern/compilePattern.ts'

/** The pattern codes of specification section 5; any other pattern is a regular expression of its own. */
const expressionsOfCodes: Readonly<Record<string, RegExp>> = {
  'n6-16': /^\d{6,16}$/,
  '*6-16': /^[\s\S]{6,16}$/u,
  's6-18': /^[A-Za-z]{6,18}$/,
  url: /^(https?|ftp):\/\/[^\s/$.?#][^\s]*$/i,
  e: /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
  m: /^1[3-9]\d{9}$/,
  p: /^[1-9]\d{5}$/,
  s: /^[A-Za-z]+$/,
  n: /^-?\d+(\.\d+)?$/,
  z: /^-?\d+$/,
  '*': /^[\s\S]+$/,
  money: /^(0|[1-9]\d*)(\.\d{1,2})?$/,
}

/** Whether a pattern is one of the codes, for which there are messages. */
export const isPatternCode = (pattern: string): boolean => Object.hasOwn(expressionsOfCodes, pattern)

/** What the pattern of a rule asks of a text; none for one that is neither, which is an issue of the document. */
export function findPattern(pattern: string): { test(text: string): boolean } | undefined {
  if (isPatternCode(pattern)) return expressionsOfCodes[pattern]
  try {
    return compilePattern(pattern)
  } catch {
    return undefined
  }
}
