import { parse } from 'libpg-query'

/** The statements of a text one by one, as PostgreSQL's own grammar divides them. */
export async function splitStatements(text: string): Promise<readonly string[]> {
  const { stmts = [] } = await parse(text)
  const bytes = Buffer.from(text)
  return stmts.map(({ stmt_location: start = 0, stmt_len: length }) =>
    bytes
      .subarray(start, length === undefined || length === 0 ? undefined : start + length)
      .toString()
      .trim(),
  )
}
