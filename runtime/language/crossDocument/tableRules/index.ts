import { getMember } from '../../json.ts'
import { childPointer } from '../../pointer.ts'
import { toCamel } from '../tableColumns.ts'
import { type Check, contentOf, type Entry, entriesOf } from '../workspace.ts'
import { checkTableAccess } from './access.ts'
import { checkColumns } from './columns.ts'
import { toFormTable } from './formTable.ts'
import { checkFormulas } from './formulas.ts'
import { checkFunctions } from './functions.ts'
import { checkLedger } from './ledger.ts'
import { checkMoves } from './moves.ts'
import { checkOwnColumns } from './ownColumns.ts'
import { checkSecretFlows } from './secrets.ts'
import { checkStepTables } from './stepTables.ts'
import type { TableCheck } from './tableCheck.ts'

const checks: readonly TableCheck[] = [
  checkTableAccess,
  checkColumns,
  checkOwnColumns,
  checkFormulas,
  checkSecretFlows,
  checkLedger,
  checkMoves,
  checkStepTables,
  checkFunctions,
]

/** What a table says of who may do what, of its columns, its moves and its movements fits together. */
export const checkTableRules: Check = (workspace, report) => {
  for (const entry of entriesOf(workspace, 'table')) {
    if (!entry.read.isReadable) continue
    const checked = { workspace, entry, table: contentOf(entry), isForm: false, fieldOf: toCamel }
    for (const check of checks) for (const diagnostic of check(checked)) report(entry, diagnostic)
  }
}

const place = '/rules'

/** The same of the rules of an online form. */
export const checkFormRules: Check = (workspace, report) => {
  for (const entry of entriesOf(workspace, 'form')) {
    if (!entry.read.isReadable || getMember(contentOf(entry), 'rules') === undefined) continue
    const fieldOf = (column: string) => column
    const checked = {
      workspace,
      entry: withinRules(entry),
      table: toFormTable(contentOf(entry)),
      isForm: true,
      fieldOf,
    }
    for (const check of checks)
      for (const diagnostic of check(checked)) report(entry, { ...diagnostic, path: `${place}${diagnostic.path}` })
  }
}

/** A form with the places of its rules alone, counted from there. */
function withinRules(entry: Entry): Entry {
  const begin = childPointer(place, '')
  const places = entry.read.checked.places.flatMap((each) =>
    each.path.startsWith(begin) ? [{ ...each, path: each.path.slice(place.length) }] : [],
  )
  return { ...entry, read: { ...entry.read, checked: { ...entry.read.checked, places } } }
}
