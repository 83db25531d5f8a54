import { type ParseError, parse } from 'jsonc-parser'
import { parseJson } from '../../runtime/index.ts'

/** Where a text stops being JSON, counted from 1. */
export interface JsonIssue {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** The first place at which a text is no JSON; nothing when it is JSON. An empty text holds no value and no mistake. */
export function findJsonIssue(text: string): JsonIssue | undefined {
  // The engine's own reader is far faster, but does not say where a text is wrong.
  if (text.trim() === '' || parseJson(text) !== undefined) return undefined
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return undefined
  const before = text.slice(0, first.offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset: first.offset }
}
