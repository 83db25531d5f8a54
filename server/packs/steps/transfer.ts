import { sql } from 'kysely'
import { createFailure, type TableStepArguments } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { createId } from '../../db/id.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { texts } from '../../http/texts.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from '../table/fieldOf.ts'
import { type RunStep, requireTable, type StepContext } from './step.ts'
import { toStepText, toStepValues } from './values.ts'

const transferMessages = {
  amount: texts('金额必须大于 0', 'The amount has to be more than 0.', '金額必須大於 0'),
  same: texts(
    '转出账户与转入账户不能相同',
    'An amount cannot go back to its own account.',
    '轉出帳戶與轉入帳戶不能相同',
  ),
  account: texts('没有账户“{account}”', 'There is no account {account}.', '沒有帳戶「{account}」'),
  overdrawn: texts(
    '余额不足：可用 {available}，需要 {amount}',
    'The balance does not suffice: {available} is available, {amount} is needed.',
    '餘額不足：可用 {available}，需要 {amount}',
  ),
} as const

/** A positive decimal, written out. */
const isAmount = (text: string): boolean => /^\d{1,30}(\.\d{1,18})?$/.test(text) && /[1-9]/.test(text)

/**
 * Moves an amount between two accounts of a ledger: two rows of one entry that add up to nothing. Both accounts are held in the
 * order of their keys until the transaction ends, so that the balance which is looked at is the one that is drawn, and no two
 * transfers wait for each other.
 */
export const transferStep: RunStep<TableStepArguments<'transfer'>> = async (args, context) => {
  const { byServer, table } = await requireTable(context, args.ledger)
  const { ledger } = table
  const accounts = ledger && table.columns[ledger.account]?.references?.table
  if (ledger === undefined || accounts === undefined) throw new Error(`The table ${args.ledger} is no ledger.`)
  const [from, to, amount] = [args.from, args.to, args.amount].map((text) => toStepText(text, context))
  if (from === undefined || to === undefined || amount === undefined || !isAmount(amount))
    throw createFailure(transferMessages.amount)
  if (from === to) throw createFailure(transferMessages.same)
  const { call } = context
  const held = await holdAccounts(accounts, [from, to], context)
  const floor = ledger.minimum === undefined ? null : (held.read(from, ledger.minimum.column) ?? null)
  if (floor !== null) await requireBalance({ ledger, table, floor, from, amount }, context)
  const shared = { ...toStepValues(table, args.values ?? {}, context), [fieldOf(table, ledger.entry)]: createId() }
  const toRow = (account: string, value: string): Values => ({
    ...shared,
    [fieldOf(table, ledger.account)]: account,
    [fieldOf(table, ledger.amount)]: value,
  })
  await byServer.add(call, toRow(from, `-${amount}`))
  await byServer.add(call, toRow(to, amount))
}

/** Accounts that nobody else draws from meanwhile. */
interface HeldAccounts {
  read(account: string, column: string): unknown
}

/** Locks accounts against other transfers until the transaction ends; throws where one is not there, or of another tenant. */
async function holdAccounts(name: string, ids: readonly string[], context: StepContext): Promise<HeldAccounts> {
  const { resource, table } = await requireTable(context, name)
  const rows = await toDynamic(context.call.db, resource.model)
    .selectFrom(resource.model.table)
    .selectAll()
    .where('id', 'in', ids)
    .$if(resource.model.tenant !== undefined, (query) =>
      query.where(String(resource.model.tenant?.field), '=', context.call.tenantId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const found = new Map(rows.map((row) => [String(row.id), row as Values]))
  for (const account of ids)
    if (!found.has(account))
      throw createFailure(transferMessages.account, { details: { account: account.slice(0, 60) } })
  return { read: (account, column) => found.get(account)?.[fieldOf(table, column)] }
}

interface Drawing {
  readonly ledger: NonNullable<PackTable['ledger']>
  readonly table: PackTable
  /** The balance that the account keeps. */
  readonly floor: unknown
  readonly from: string
  readonly amount: string
}

/** Throws where an amount would draw an account below its minimum; the database reckons, to the last digit. */
async function requireBalance({ ledger, table, floor, from, amount }: Drawing, { call }: StepContext): Promise<void> {
  const { rows } = await sql<{ readonly available: string; readonly suffices: boolean }>`
    select cast(balance - minimum as text) as available, balance - minimum >= wanted as suffices
    from (
      select coalesce(sum(${sql.ref(ledger.amount)}), 0) as balance, cast(${String(floor)} as numeric) as minimum,
        cast(${amount} as numeric) as wanted
      from ${sql.table(table.table)} where ${sql.ref(ledger.account)} = ${from}
    ) as sums`.execute(call.db)
  const [sums] = rows
  if (sums?.suffices === true) return
  throw createFailure(transferMessages.overdrawn, { details: { available: sums?.available ?? '0', amount } })
}
