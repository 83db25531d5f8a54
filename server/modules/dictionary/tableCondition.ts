import { type Expression, type SqlBool, sql } from 'kysely'
import { isObject } from '../../../runtime/language/index.ts'
import { type AccessibleTable, findLookup } from '../../http/index.ts'
import { parseAside } from '../../online/sql/reading/parseAside.ts'

type Tree = Readonly<Record<string, unknown>>
type Condition = Expression<SqlBool>

/** What a part of a condition that is not allowed makes of the whole of it. */
class NotAllowed extends Error {}

const refuse = (): never => {
  throw new NotAllowed()
}

/** What a tree says of one kind, as `{ kind: { … } }`. */
function partOf(tree: unknown, kind: string): Tree | undefined {
  const part = isObject(tree) && Object.keys(tree).length === 1 ? tree[kind] : undefined
  return isObject(part) ? part : undefined
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : refuse())
const textsOf = (value: unknown): readonly string[] =>
  listOf(value).map((each) => String(partOf(each, 'String')?.sval ?? refuse()))

/**
 * Reads a condition on a table by PostgreSQL's own grammar: comparisons of open columns with values, joined by `and`, `or`
 * and `not`. It is built anew of what the tree says, so that names are those of columns and values are parameters; undefined
 * for a text that says anything else (wire contract 7.6).
 */
export async function readTableCondition(
  table: AccessibleTable,
  text: string,
  person: string,
): Promise<Condition | undefined> {
  const parsed = await parseAside(`select where ${text}`, person)
  if (parsed.kind !== 'parsed' || parsed.statements.length !== 1) return undefined
  const [statement] = parsed.statements
  const select = partOf(isObject(statement) ? statement.stmt : undefined, 'SelectStmt')
  const { whereClause, limitOption, op, ...others } = select ?? {}
  if (whereClause === undefined || op !== 'SETOP_NONE' || Object.keys(others).length > 0) return undefined
  if (limitOption !== 'LIMIT_OPTION_DEFAULT') return undefined
  try {
    return toCondition(table, whereClause)
  } catch (error) {
    if (error instanceof NotAllowed) return undefined
    throw error
  }
}

function toCondition(table: AccessibleTable, tree: unknown): Condition {
  const joined = partOf(tree, 'BoolExpr')
  if (joined !== undefined) {
    const args = listOf(joined.args).map((each) => toCondition(table, each))
    if (joined.boolop === 'NOT_EXPR') return sql<SqlBool>`not (${args[0] ?? refuse()})`
    const word = joined.boolop === 'AND_EXPR' ? sql` and ` : joined.boolop === 'OR_EXPR' ? sql` or ` : refuse()
    return sql<SqlBool>`(${sql.join(args, word)})`
  }
  const missing = partOf(tree, 'NullTest')
  if (missing !== undefined) {
    const column = toColumn(table, missing.arg)
    return missing.nulltesttype === 'IS_NULL' ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} is not null`
  }
  return toComparison(table, partOf(tree, 'A_Expr') ?? refuse())
}

const likes: Readonly<Record<string, Expression<unknown>>> = {
  '~~': sql`like`,
  '!~~': sql`not like`,
  '~~*': sql`ilike`,
  '!~~*': sql`not ilike`,
}
const orders: Readonly<Record<string, Expression<unknown>>> = {
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
}

function toComparison(table: AccessibleTable, { kind, name, lexpr, rexpr }: Tree): Condition {
  const column = toColumn(table, lexpr)
  const text = sql<string>`cast(${column} as text)`
  if (kind === 'AEXPR_BETWEEN') {
    const [from, to] = listOf(partOf(rexpr, 'List')?.items)
    return sql<SqlBool>`(${toOrder(text, sql`>=`, from)} and ${toOrder(text, sql`<=`, to)})`
  }
  const [operator = ''] = textsOf(name)
  if (kind === 'AEXPR_IN') {
    const values = listOf(partOf(rexpr, 'List')?.items).map((item) => toValue(item).text)
    const among = sql<SqlBool>`${text} in (${sql.join(values)})`
    return operator === '=' ? among : sql<SqlBool>`not (${among})`
  }
  if (kind === 'AEXPR_LIKE' || kind === 'AEXPR_ILIKE')
    return sql<SqlBool>`${text} ${likes[operator] ?? refuse()} ${toValue(rexpr).text}`
  if (kind !== 'AEXPR_OP') return refuse()
  if (operator === '=') return sql<SqlBool>`${text} = ${toValue(rexpr).text}`
  if (operator === '<>') return sql<SqlBool>`${text} <> ${toValue(rexpr).text}`
  return toOrder(text, orders[operator] ?? refuse(), rexpr)
}

/** Numbers come before each other as numbers; a text beside a number is in no order with it. */
function toOrder(text: Expression<string>, operator: Expression<unknown>, tree: unknown): Condition {
  const value = toValue(tree)
  if (!value.isNumber) return sql<SqlBool>`${text} ${operator} ${value.text}`
  return sql<SqlBool>`case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$'
    then cast(${text} as numeric) ${operator} cast(${value.text} as numeric) else false end`
}

/** An open column of the table, by its name alone or behind that of the table. */
function toColumn(table: AccessibleTable, tree: unknown): Expression<unknown> {
  const names = textsOf(partOf(tree, 'ColumnRef')?.fields)
  const own = names.length === 2 && names[0]?.toLowerCase() === table.table.toLowerCase() ? names.slice(1) : names
  const column = own.length === 1 ? findLookup(table, own[0] ?? '') : undefined
  return column === undefined ? refuse() : sql.ref(column)
}

function toValue(tree: unknown): { readonly text: string; readonly isNumber: boolean } {
  const value = partOf(tree, 'A_Const') ?? refuse()
  if (isObject(value.sval)) return { text: String(value.sval.sval ?? ''), isNumber: false }
  if (isObject(value.ival)) return { text: String(value.ival.ival ?? 0), isNumber: true }
  if (isObject(value.fval)) return { text: String(value.fval.fval ?? 0), isNumber: true }
  if (isObject(value.boolval)) return { text: String(value.boolval.boolval ?? false), isNumber: false }
  return refuse()
}
