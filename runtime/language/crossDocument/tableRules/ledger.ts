import type { Diagnostic } from '../../diagnostic.ts'
import { getMember, getText } from '../../json.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { columnOf, findTable, type TableCheck } from './tableCheck.ts'

/** A ledger moves decimals between the records of a table. */
export const checkLedger: TableCheck = (checked) => {
  const { table, isForm } = checked
  const ledger = getMember(table, 'ledger')
  if (ledger === undefined) return []
  const found: Diagnostic[] = []
  const amount = columnOf(table, getText(ledger, 'amount'))
  if (amount.type !== undefined && amount.type !== 'decimal')
    found.push({
      path: '/ledger/amount',
      code: 'unknown-column',
      message: `amounts are of the type \`${isForm ? 'amount' : 'decimal'}\``,
    })
  const account = columnOf(table, getText(ledger, 'account'))
  const accounts = getText(getMember(account, 'references'), 'table')
  if (account.type !== undefined && accounts === undefined)
    found.push({
      path: '/ledger/account',
      code: 'missing-property',
      message: 'the column of the account says by `references` in which table the accounts are',
    })
  const minimum = getText(getMember(ledger, 'minimum'), 'column')
  const other = findTable(checked, accounts)
  if (minimum !== undefined && other !== undefined && !columnsOfTable(other).includes(minimum))
    found.push({
      path: '/ledger/minimum/column',
      code: 'unknown-column',
      message: `the table \`${accounts}\` has no column \`${minimum}\`${suggestWord(minimum, columnsOfTable(other))}`,
    })
  return found
}
