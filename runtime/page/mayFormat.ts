import type { ResolvedPage } from '../language/index.ts'

const used = /"format":|\bformat\(/

/**
 * Whether a page may write values by a format, in its fields, its columns or its formulas. A text that only reads like
 * one costs the page some code that it does not need.
 */
export const mayFormat = ({ page, fields }: ResolvedPage): boolean =>
  used.test(JSON.stringify(page)) || used.test(JSON.stringify(fields))
