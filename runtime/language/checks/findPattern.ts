import { compilePattern } from '../pattern/compilePattern.ts'
import { findPatternCode } from '../pattern/patternCodes.ts'

/** What the pattern of a rule asks of a text; none for one that is neither, which is an issue of the document. */
export function findPattern(pattern: string): { test(text: string): boolean } | undefined {
  const code = findPatternCode(pattern)
  if (code !== undefined) return code
  try {
    return compilePattern(pattern)
  } catch {
    return undefined
  }
}
