import { isObject } from '../../../../runtime/language/index.ts'
import { keepRecent } from '../../../threads/keepRecent.ts'
import { parseAside } from '../../sql/reading/parseAside.ts'

/** One statement of a text. */
export interface SingleStatement {
  readonly text: string
  /** The table whose rows it writes; undefined for one that deletes, or gives rows of its own. */
  readonly writes: string | undefined
}

const keep = keepRecent<readonly SingleStatement[]>(100)

/**
 * The statements of a text one by one, as PostgreSQL's own grammar divides them. They are read once, in the turns of the
 * person who needs them first, and before a transaction begins, since a long text takes its time.
 */
export const splitStatements = (text: string, person: string): Promise<readonly SingleStatement[]> =>
  keep(text, () => split(text, person))

async function split(text: string, person: string): Promise<readonly SingleStatement[]> {
  const parsed = await parseAside(text, person)
  if (parsed.kind !== 'parsed') throw new Error('A statement that was checked when it was stored cannot be read.')
  const bytes = Buffer.from(text)
  return parsed.statements.filter(isObject).map(({ stmt, stmt_location, stmt_len }) => {
    const [start, length] = [Number(stmt_location ?? 0), Number(stmt_len ?? 0)]
    return {
      text: bytes
        .subarray(start, length === 0 ? undefined : start + length)
        .toString()
        .trim(),
      writes: findWritten(stmt),
    }
  })
}

function findWritten(stmt: unknown): string | undefined {
  if (!isObject(stmt)) return undefined
  const writing = stmt.InsertStmt ?? stmt.UpdateStmt
  if (!isObject(writing) || writing.returningList !== undefined || !isObject(writing.relation)) return undefined
  return String(writing.relation.relname)
}
