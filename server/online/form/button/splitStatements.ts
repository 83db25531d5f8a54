import { parse } from 'libpg-query'
import { isObject } from '../../../../runtime/language/index.ts'

/** One statement of a text. */
export interface SingleStatement {
  readonly text: string
  /** The table whose rows it writes; undefined for one that deletes, or gives rows of its own. */
  readonly writes: string | undefined
}

/** The statements of a text one by one, as PostgreSQL's own grammar divides them. */
export async function splitStatements(text: string): Promise<readonly SingleStatement[]> {
  const { stmts = [] } = await parse(text)
  const bytes = Buffer.from(text)
  return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length }) => ({
    text: bytes
      .subarray(start, length === undefined || length === 0 ? undefined : start + length)
      .toString()
      .trim(),
    writes: findWritten(stmt),
  }))
}

function findWritten(stmt: unknown): string | undefined {
  if (!isObject(stmt)) return undefined
  const writing = stmt.InsertStmt ?? stmt.UpdateStmt
  if (!isObject(writing) || writing.returningList !== undefined || !isObject(writing.relation)) return undefined
  return String(writing.relation.relname)
}
