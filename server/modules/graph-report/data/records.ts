import { type ParseError, parse } from 'jsonc-parser'
import { createFailure, isObject } from '../../../../runtime/language/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { graphMessages } from '../messages.ts'

/** The most records that a graph report reads. */
export const maxRecords = 5000

/** Reads the records that stand in a report itself; throws with the line and column of what is no JSON. */
export function parseRecords(text: string): readonly Values[] {
  const errors: ParseError[] = []
  const value: unknown = parseOrRefuse(text, errors)
  const [error] = errors
  if (error !== undefined) {
    const lines = text.slice(0, error.offset).split('\n')
    const details = { line: String(lines.length), column: String((lines.at(-1)?.length ?? 0) + 1) }
    throw createFailure(graphMessages.jsonSyntax, { details })
  }
  if (!Array.isArray(value) || !value.every(isObject)) throw createFailure(graphMessages.jsonShape)
  return limit(value)
}

/** The parser calls itself for each list within a list. */
function parseOrRefuse(text: string, errors: ParseError[]): unknown {
  try {
    return parse(text, errors)
  } catch (error) {
    if (error instanceof RangeError) throw createFailure(graphMessages.jsonShape)
    throw error
  }
}

/** Refuses more records than a report may show. */
export function limit(records: readonly Values[]): readonly Values[] {
  if (records.length > maxRecords)
    throw createFailure(graphMessages.tooMany, { details: { count: String(maxRecords) } })
  return records
}
