import type { SignedInCall } from '../../http/index.ts'
import { allowedFunctions } from '../../online/sql/allowed/functions.ts'
import { listTables, type OpenTable } from '../../online/sql/listTables.ts'
import { visitDatabase } from '../../online/sql/visitDatabase.ts'

/** What the author of a query may name. */
export interface OpenCatalogue {
  readonly tables: readonly OpenTable[]
  readonly functions: readonly string[]
}

/** The longest that the names of a database may take, in milliseconds. */
const milliseconds = 5000

/** Reads what queries for a database may name; its data source is one of the caller's tenant. */
export async function readOpenCatalogue(call: SignedInCall, dataSource: string): Promise<OpenCatalogue> {
  const tables = await visitDatabase(call, { code: dataSource.trim(), milliseconds }, ({ ask, schemas }) =>
    listTables(ask, schemas),
  )
  return { tables, functions: allowedFunctions }
}
