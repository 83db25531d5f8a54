import { type Check, contentOf, entriesOf } from '../workspace.ts'
import { checkTableAccess } from './access.ts'
import { checkColumns } from './columns.ts'
import { checkFormulas } from './formulas.ts'
import { checkFunctions } from './functions.ts'
import { checkLedger } from './ledger.ts'
import { checkMoves } from './moves.ts'
import { checkStepTables } from './stepTables.ts'
import type { TableCheck } from './tableCheck.ts'

const checks: readonly TableCheck[] = [
  checkTableAccess,
  checkColumns,
  checkFormulas,
  checkLedger,
  checkMoves,
  checkStepTables,
  checkFunctions,
]

/** What a table says of who may do what, of its columns, its moves and its movements fits together. */
export const checkTableRules: Check = (workspace, report) => {
  for (const entry of entriesOf(workspace, 'table')) {
    if (!entry.read.isReadable) continue
    const table = contentOf(entry)
    for (const check of checks) for (const diagnostic of check({ workspace, entry, table })) report(entry, diagnostic)
  }
}
