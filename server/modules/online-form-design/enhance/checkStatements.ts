import { createFailure, fillText, isObject, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { listPlaces, replacePlaces } from '../../../online/form/button/places.ts'
import { parseAside } from '../../../online/sql/reading/parseAside.ts'
import { enhanceMessages } from './messages.ts'

/** What a statement may name. */
export interface StatementScope {
  /** The tables of the form: its own, and those of its main and sub forms. */
  readonly tables: readonly string[]
  /** Whether a place such as `#{name}` has a value: a field, or a variable. */
  readonly hasValue: (name: string) => boolean
  /** Who writes the statements. */
  readonly person: string
}

/** Parts of the grammar that statements of buttons may have; whatever is not here is refused. */
const parts: ReadonlySet<string> = new Set([
  ...['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'SelectStmt', 'RangeVar', 'ResTarget', 'ColumnRef', 'A_Star', 'String'],
  ...['Integer', 'Float', 'Boolean', 'A_Const', 'A_Expr', 'BoolExpr', 'NullTest', 'BooleanTest', 'List', 'ParamRef'],
  ...['FuncCall', 'TypeCast', 'TypeName', 'CoalesceExpr', 'MinMaxExpr', 'CaseExpr', 'CaseWhen', 'SQLValueFunction'],
  ...['SubLink', 'SetToDefault', 'RangeSubselect', 'JoinExpr', 'SortBy', 'A_ArrayExpr', 'Alias'],
])

/** Functions that look at nothing but their arguments and the clock. */
const functions: ReadonlySet<string> = new Set([
  ...[
    'now',
    'date_trunc',
    'to_char',
    'to_date',
    'to_timestamp',
    'to_number',
    'age',
    'extract',
    'date_part',
    'make_interval',
  ],
  ...[
    'lower',
    'upper',
    'concat',
    'concat_ws',
    'length',
    'char_length',
    'substring',
    'substr',
    'left',
    'right',
    'replace',
  ],
  ...[
    'trim',
    'btrim',
    'ltrim',
    'rtrim',
    'split_part',
    'strpos',
    'position',
    'abs',
    'round',
    'ceil',
    'ceiling',
    'floor',
  ],
  ...['trunc', 'mod', 'nullif', 'count', 'sum', 'min', 'max', 'avg', 'gen_random_uuid', 'string_agg'],
])

/** Casts to these read a value; others would read the catalogue of the database. */
const types: ReadonlySet<string> = new Set([
  ...['text', 'varchar', 'bpchar', 'int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'bool', 'date', 'time'],
  ...['timestamp', 'timestamptz', 'interval'],
])

/**
 * Refuses a text that is not a row of statements each of which inserts into, updates or deletes from the tables of a
 * form (wire contract 3.4, 5 S12). Throws words that say which statement is wrong and why. The text is kept as it is;
 * whoever runs it binds the places as values.
 */
export async function checkStatements(text: string, scope: StatementScope): Promise<void> {
  const names = listPlaces(text)
  const unknown = names.find((name) => !scope.hasValue(name))
  if (unknown !== undefined) throw createFailure(enhanceMessages.statementField, { details: { name: unknown } })
  const count = names.length
  const statements = await readStatements(
    replacePlaces(text, (_name, index) => ` $${index + 1} `),
    scope.person,
  )
  if (statements.length === 0) throw createFailure(enhanceMessages.statementEmpty)
  let places = 0
  for (const [index, stmt] of statements.entries()) {
    const number = String(index + 1)
    const [kind = ''] = Object.keys(stmt)
    if (!/^(Insert|Update|Delete)Stmt$/.test(kind)) refuse(enhanceMessages.statementKind, { number })
    walk(stmt, {
      onPart: (name, part) => {
        if (name === 'ParamRef') places += 1
        checkPart(name, part, number, scope.tables)
      },
    })
  }
  // A place within a text or a remark is not read as a value.
  if (places !== count) throw createFailure(enhanceMessages.statementPlace)
}

async function readStatements(text: string, person: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const parsed = await parseAside(text, person)
  if (parsed.kind === 'tooDeep') throw createFailure(enhanceMessages.statementTooDeep)
  if (parsed.kind === 'unreadable') throw createFailure(enhanceMessages.statementUnreadable)
  return parsed.statements.map((statement) => toObject(toObject(statement).stmt))
}

function checkPart(name: string, part: unknown, number: string, tables: readonly string[]): void {
  if (!parts.has(name)) refuse(enhanceMessages.statementPart, { number, part: name })
  checks[name]?.(toObject(part), number, tables)
}

type PartCheck = (part: Readonly<Record<string, unknown>>, number: string, tables: readonly string[]) => void

const checks: Readonly<Record<string, PartCheck>> = {
  RangeVar: ({ relname, schemaname, catalogname }, number, tables) => {
    const table = [catalogname, schemaname, relname].filter((one) => one !== undefined).join('.')
    if (!tables.includes(table)) refuse(enhanceMessages.statementTable, { number, table, known: tables.join(', ') })
  },
  FuncCall: ({ funcname }, number) => {
    const called = toNames(funcname).filter((word) => word !== 'pg_catalog')
    if (called.length !== 1 || !functions.has(called[0] ?? ''))
      refuse(enhanceMessages.statementPart, { number, part: called.join('.') })
  },
  TypeName: ({ names, setof, pct_type: isOfColumn }, number) => {
    const named = toNames(names).filter((word) => word !== 'pg_catalog')
    if (setof === true || isOfColumn === true || named.length !== 1 || !types.has(named[0] ?? ''))
      refuse(enhanceMessages.statementPart, { number, part: named.join('.') })
  },
  SelectStmt: ({ intoClause, lockingClause }, number) => {
    if (intoClause !== undefined) refuse(enhanceMessages.statementPart, { number, part: 'SELECT INTO' })
    if (lockingClause !== undefined) refuse(enhanceMessages.statementPart, { number, part: 'FOR UPDATE' })
  },
}

/** The keys of the tree that hold a part without naming its kind. */
const plainParts: Readonly<Record<string, string>> = {
  relation: 'RangeVar',
  typeName: 'TypeName',
  withClause: 'WithClause',
  onConflictClause: 'OnConflictClause',
  intoClause: 'IntoClause',
  over: 'WindowDef',
  larg: 'SelectStmt',
  rarg: 'SelectStmt',
}

interface Visitor {
  readonly onPart: (name: string, part: unknown) => void
}

/** How many parts may stand in each other; a sum of some hundred numbers is as deep. */
const deepest = 1000

/** Visits every part of a tree, with the name of its kind. Kinds begin with a capital letter, properties do not. */
function walk(node: unknown, visitor: Visitor, depth = 0): void {
  if (depth > deepest) throw createFailure(enhanceMessages.statementTooDeep)
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visitor, depth + 1)
    return
  }
  for (const [key, value] of Object.entries(toObject(node))) {
    if (typeof value !== 'object' || value === null) continue
    if (/^[A-Z]/.test(key)) visitor.onPart(key, value)
    else if (Object.hasOwn(plainParts, key) && !isNamed(value)) visitor.onPart(plainParts[key] ?? key, value)
    walk(value, visitor, depth + 1)
  }
}

/** Joins hold their sides by kind, set operations without. */
function isNamed(value: object): boolean {
  return Object.keys(value).some((key) => /^[A-Z]/.test(key))
}

function toNames(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => String(toObject(toObject(item).String).sval ?? '')) : []
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

function refuse(message: LanguageTexts, details: Readonly<Record<string, string>>): never {
  const short = Object.fromEntries(
    Object.entries(details).map(([name, text]) => [name, fillText(text, {}).slice(0, 200)]),
  )
  throw createFailure(message, { details: short })
}
