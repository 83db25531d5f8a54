import type { SignedInCall } from '../../http/index.ts'
import { fillVariables } from '../../http/rules/variables.ts'
import { readStatement } from '../../online/sql/reading/readStatement.ts'
import { readColumns, runQuery } from '../../online/sql/runQuery.ts'
import { describeColumns } from './describeColumns.ts'

/** The most rows that a preview shows. */
export const previewRows = 20

/** The longest that a preview runs, in seconds: its author waits for it, and the app for no longer than nine. */
const maxSeconds = 8

interface PreviewRequest {
  readonly sql: string
  readonly dbSource: string
  /** The values of parameters, which may name variables as defaults do. */
  readonly parameters?: Readonly<Record<string, string | number | null>>
  /** How many rows are wanted; with none the query is read and does not run. */
  readonly rows?: number
}

/** Runs a query that is being written, for its first rows; it says its columns and the parameters that it names. */
export async function previewQuery(call: SignedInCall, request: PreviewRequest) {
  const { sql, dbSource, rows = previewRows } = request
  const { occurrences } = await readStatement(sql, call.user.id)
  const parameters = [...new Set(occurrences.filter(({ kind }) => kind === 'parameter').map(({ name }) => name))]
  // Forms keep their records in the app's own database.
  const describe = <C extends { readonly name: string }>(columns: readonly C[]) =>
    dbSource.trim() === '' ? describeColumns(call, sql, columns) : columns
  if (rows === 0) {
    const columns = await readColumns(call, { sql, dataSource: dbSource })
    return { columns: await describe(columns), records: [], isCut: false, parameters }
  }
  const { columns, records, isCut } = await runQuery(call, {
    sql,
    dataSource: dbSource,
    parameters: await fillParameters(call, request.parameters ?? {}),
    limits: { rows, milliseconds: Math.min(call.config.reportSeconds, maxSeconds) * 1000 },
  })
  return { columns: await describe(columns), records, isCut, parameters }
}

async function fillParameters(
  call: SignedInCall,
  given: NonNullable<PreviewRequest['parameters']>,
): Promise<Readonly<Record<string, string>>> {
  const filled: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const text = String(value ?? '')
    filled[name] = text.includes('#{') ? (await fillVariables(text, call)).join(',') : text
  }
  return filled
}
