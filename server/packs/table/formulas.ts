import { compileExpression, createFailure, type Expression, resolveTemplates } from '../../../runtime/language/index.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { CurrentUser } from '../../http/session.ts'
import { texts } from '../../http/texts.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'

/** A table whose formulas are worked out. */
type FormulaTable = Pick<PackTable, 'table' | 'columns' | 'isVerbatim'>

/** What formulas of a table may read. */
export interface FormulaScope {
  readonly record: Values
  readonly values?: Values
  /** The record before the write; null for a new one. */
  readonly before?: Values | null
  readonly user?: CurrentUser
  /** What a function gave that a step of a move called. */
  readonly result?: unknown
}

const failed = texts(
  '表“{table}”的公式无法计算：{detail}',
  'A formula of the table {table} cannot be worked out: {detail}',
  '表「{table}」的公式無法計算：{detail}',
)

const tooLong = texts(
  '数值“{value}”的位数过多，无法精确计算',
  'The number {value} has more digits than can be reckoned with exactly.',
  '數值「{value}」的位數過多，無法精確計算',
)

const known = new Map<string, Expression>()

function compile(table: FormulaTable, source: string): Expression {
  const found = known.get(source)
  if (found !== undefined) return found
  const compiled = compileExpression(source)
  if (!compiled.ok) throw refuse(table, compiled.errors[0]?.message)
  known.set(source, compiled.expression)
  return compiled.expression
}

const refuse = ({ table }: FormulaTable, detail = '') => createFailure(failed, { details: { table, detail } })

/** What formulas read of who calls. */
const toUser = (user: CurrentUser | undefined): Values => ({
  id: user?.id ?? '',
  username: user?.username ?? '',
  realname: user?.realname ?? '',
  orgCode: user?.orgCode ?? '',
})

const toScope = ({ record, values = {}, before = null, user, result }: FormulaScope) => ({
  record,
  values,
  before,
  user: toUser(user),
  result: result ?? null,
})

/** Decimals that a formula reads and whose digits no number has: nothing can be worked out of them exactly. */
function refuseLongDecimals(
  table: FormulaTable,
  formula: Expression,
  { record, values = {}, before }: FormulaScope,
): void {
  const decimals = new Set(
    Object.entries(table.columns).flatMap(([name, { type }]) => (type === 'decimal' ? [fieldOf(table, name)] : [])),
  )
  for (const path of formula.dependencies) {
    const [scope, name = ''] = path.split('.')
    const value = (scope === 'values' ? values : scope === 'before' ? (before ?? {}) : record)[name]
    if (typeof value === 'string' && decimals.has(name)) throw createFailure(tooLong, { details: { value } })
  }
}

/** The value of a formula; one that cannot be worked out refuses the write. */
export function evaluateFormula(table: FormulaTable, source: string, scope: FormulaScope): unknown {
  const formula = compile(table, source)
  refuseLongDecimals(table, formula, scope)
  const result = formula.evaluate(toScope(scope))
  if (!result.ok) throw refuse(table, result.error.message)
  return result.value
}

/** Whether a condition holds, as pages read conditions: nothing, no text and 0 are none. */
export const isMet = (table: FormulaTable, source: string, scope: FormulaScope): boolean =>
  Boolean(evaluateFormula(table, source, scope))

/** Values whose texts may be templates. */
export function resolveValues(table: FormulaTable, values: Values, scope: FormulaScope): Values {
  const { value, errors } = resolveTemplates(values, toScope(scope))
  const [error] = errors
  if (error !== undefined) throw refuse(table, error.error.message)
  return value as Values
}

/** A text that may be a template. */
export const resolveText = (table: FormulaTable, text: string, scope: FormulaScope): string =>
  String(resolveValues(table, { text }, scope).text ?? '')
