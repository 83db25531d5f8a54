import type { ResolvedPage } from '../language/index.ts'
import type { Texts } from '../registry/index.ts'

const used = /"format":|\bformat\(/

/**
 * Whether a page may write values by a format, in its fields, its columns, its formulas, or the texts that come with it.
 * A text that only reads like one costs the page some code that it does not need.
 */
export const mayFormat = ({ page, fields }: ResolvedPage, texts: Texts | undefined): boolean =>
  [page, fields, texts ?? {}].some((part) => used.test(JSON.stringify(part)))
