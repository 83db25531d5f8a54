import type { QueryCatalogue } from '../../../runtime/index.ts'
import { findNamedTables } from './namedTables.ts'
import { findParameters } from './parameters.ts'
import { findSurroundings, readTokens } from './tokens.ts'

/** Something that may stand where a query is being written. */
export interface Proposal {
  readonly kind: 'table' | 'column' | 'function' | 'keyword' | 'parameter'
  readonly label: string
  /** What is written; the label when left out. */
  readonly insert?: string
  /** What stands beside it, such as the type of a column. */
  readonly detail?: string
}

const keywords = (
  'select from where and or not in is null like ilike between exists case when then else end as on join left join|' +
  'group by|order by|having|limit|offset|distinct|union all|with|asc|desc|true|false|cast|interval|over|partition by|filter'
)
  .split('|')
  .flatMap((part) => (part.includes(' by') || part.includes(' all') ? [part] : part.split(' ')))

/** A name as a query has to write it. */
export const writeName = (name: string): string =>
  /^[a-z_][a-z0-9_$]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`

/** Words after which the name of a table is due. */
const beforeTables: ReadonlySet<string> = new Set(['from', 'join'])

/** What may stand at a place of a query: of what its database has, what it names itself, and its parameters. */
export function proposeAt(
  sql: string,
  offset: number,
  catalogue: QueryCatalogue,
  parameters: readonly string[],
): readonly Proposal[] {
  const before = sql.slice(0, offset)
  const surroundings = findSurroundings(before)
  if (surroundings === 'parameter') return proposeParameters(sql, before, parameters)
  if (surroundings === 'text') return []
  const written = /[\p{L}\p{N}_$]*$/u.exec(before)?.[0] ?? ''
  const tokens = readTokens(before.slice(0, before.length - written.length))
  const last = tokens.at(-1)
  if (last?.text === '.' && !last.isQuoted) return proposeColumnsOf(sql, catalogue, tokens.at(-2)?.text ?? '')
  if (isTableDue(tokens)) return proposeTables(catalogue)
  return [
    ...proposeColumns(sql, catalogue),
    ...proposeAliases(sql),
    ...catalogue.functions.map((label): Proposal => ({ kind: 'function', label, insert: `${label}($0)` })),
    ...[...new Set(keywords)].map((label): Proposal => ({ kind: 'keyword', label })),
    ...proposeTables(catalogue),
  ]
}

function isTableDue(tokens: ReturnType<typeof readTokens>): boolean {
  const last = tokens.at(-1)
  if (last === undefined || last.isQuoted) return false
  if (beforeTables.has(last.text.toLowerCase())) return true
  if (last.text !== ',') return false
  // A comma separates tables as long as nothing but names stands between it and FROM.
  const place = tokens.findLastIndex(({ text, isQuoted }) => !isQuoted && text.toLowerCase() === 'from')
  return (
    place >= 0 &&
    tokens
      .slice(place + 1)
      .every(
        ({ isName, text }) =>
          (isName && !/^(where|group|order|having|on)$/i.test(text)) || text === ',' || text === '.',
      )
  )
}

const proposeTables = ({ tables }: QueryCatalogue): readonly Proposal[] =>
  tables.map(({ name }) => ({ kind: 'table', label: name, insert: writeName(name) }))

function proposeColumnsOf(sql: string, catalogue: QueryCatalogue, qualifier: string): readonly Proposal[] {
  const wanted = qualifier.toLowerCase()
  const named = findNamedTables(sql).find(({ alias }) => alias.toLowerCase() === wanted)
  return columnsOf(catalogue, named?.table ?? wanted)
}

function columnsOf({ tables }: QueryCatalogue, table: string): readonly Proposal[] {
  const found = tables.find(({ name }) => name === table)
  return (found?.columns ?? []).map(({ name, type }) => ({
    kind: 'column',
    label: name,
    insert: writeName(name),
    detail: `${table} · ${type}`,
  }))
}

/** The columns of the tables that the query names, each once. */
function proposeColumns(sql: string, catalogue: QueryCatalogue): readonly Proposal[] {
  const columns = new Map<string, Proposal>()
  for (const { table } of findNamedTables(sql))
    for (const column of columnsOf(catalogue, table)) if (!columns.has(column.label)) columns.set(column.label, column)
  return [...columns.values()]
}

const proposeAliases = (sql: string): readonly Proposal[] =>
  findNamedTables(sql)
    .filter(({ table, alias }) => table !== alias)
    .map(({ table, alias }) => ({ kind: 'table', label: alias, insert: writeName(alias), detail: table }))

/** The parameters that there are, but for the one that is being written. */
function proposeParameters(sql: string, before: string, parameters: readonly string[]): readonly Proposal[] {
  const start = before.lastIndexOf('${')
  const others = findParameters(`${sql.slice(0, start)} ${sql.slice(before.length)}`)
  return [...new Set([...parameters, ...others])].map((label) => ({ kind: 'parameter', label }))
}
