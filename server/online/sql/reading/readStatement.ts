import { isObject } from '../../../../runtime/language/index.ts'
import { keepRecent } from '../../../threads/keepRecent.ts'
import { sqlFailure } from '../place.ts'
import { inspectSelect } from './inspect.ts'
import { toOutputNames } from './outputNames.ts'
import { replaceParameters } from './parameters.ts'
import type { Statement } from './statement.ts'
import { parseSyntax, type Tree } from './syntax.ts'

/** The longest text of a query. */
const longest = 50_000

/** Texts that were read already; the query of a report is read each time that somebody opens it. */
const keep = keepRecent<Statement>(100)

/**
 * Reads the query of a report: one SELECT in PostgreSQL's own grammar, with `${parameters}` and `#{variables}` where
 * values may stand (wire contract 1.15, 5 S13). Whatever else it says is refused in words, with line and column. Nothing
 * is asked of a database. Long texts are read in the turns of the person who needs them.
 */
export const readStatement = (sql: string, person: string): Promise<Statement> => keep(sql, () => readAnew(sql, person))

async function readAnew(sql: string, person: string): Promise<Statement> {
  if (sql.trim() === '') throw sqlFailure('empty', sql, 0)
  if (sql.length > longest) throw sqlFailure('tooLong', sql, longest, { limit: String(longest) })
  const parsable = replaceParameters(sql.replaceAll('\0', ' '))
  const { text, toSource, occurrences } = parsable
  const syntax = await parseSyntax(parsable, person)
  const [only, second] = syntax.statements
  if (only === undefined) throw sqlFailure('empty', sql, 0)
  if (second !== undefined)
    throw sqlFailure('notOne', sql, toSource(firstWord(text, syntax.toIndex(Number(second.stmt_location ?? 0)))))
  const start = syntax.toIndex(Number(only.stmt_location ?? 0))
  const length = Number(only.stmt_len ?? 0)
  const end = length === 0 ? text.length : syntax.toIndex(Number(only.stmt_location ?? 0) + length)
  const select = toSelect(only)
  if (select === undefined) throw sqlFailure('notSelect', sql, toSource(firstWord(text, start)))
  try {
    const names = toOutputNames(select)
    return { sql, text, start, end, occurrences, toSource, names, ...inspectSelect(select, parsable, syntax) }
  } catch (error) {
    if (error instanceof RangeError) throw sqlFailure('tooDeep', sql, 0)
    throw error
  }
}

const firstWord = (text: string, index: number): number => index + Math.max(0, text.slice(index).search(/[^\s;]/))

function toSelect({ stmt }: Tree): Tree | undefined {
  return isObject(stmt) && isObject(stmt.SelectStmt) ? stmt.SelectStmt : undefined
}
