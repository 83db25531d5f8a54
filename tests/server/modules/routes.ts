import { sql } from 'kysely'
import { listRoutes } from '../../../server/app.ts'
import type { Method, Route } from '../../../server/http/route.ts'
import type { TestServer } from '../harness.ts'

/** One method of one route, as a test calls it. */
export interface Endpoint {
  readonly title: string
  readonly method: Method
  readonly route: Route
}

/** Every call that the server answers. */
export const endpoints: readonly Endpoint[] = listRoutes().flatMap((route) =>
  route.methods.map((method) => ({ title: `${method} ${route.path}`, method, route })),
)

/** The address of a route with a value in each of its places. */
export function toUrl(route: Route, value = 'x'): string {
  return route.path
    .split('/')
    .map((part) => (part.startsWith(':') || part === '*' ? encodeURIComponent(value) : part))
    .join('/')
}

/** What every call may touch: the log and the sessions. */
const touched = ['sys_log', 'sys_session', 'sys_captcha', 'sys_sign_in_attempt']

/** What tables hold, by their names: each row as JSON. */
export type Contents = Readonly<Record<string, readonly string[]>>

/** What a table held when it was read last, and how to tell that it holds the same. */
interface Kept {
  readonly state: string
  readonly rows: readonly string[]
}

const keptOf = new WeakMap<TestServer, Map<string, Kept>>()

/**
 * What all tables hold, save the log and the sessions. Suites ask for it hundreds of times, so that tables which did not
 * change are not read again.
 */
export async function readContents(server: TestServer): Promise<Contents> {
  const kept = keptOf.get(server) ?? new Map<string, Kept>()
  keptOf.set(server, kept)
  const states = await readStates(server)
  const changed = [...states].filter(([name, state]) => kept.get(name)?.state !== state)
  if (changed.length > 0) {
    const rows = await readRows(
      server,
      changed.map(([name]) => name),
    )
    for (const [name, state] of changed) kept.set(name, { state, rows: rows.get(name) ?? [] })
  }
  return Object.fromEntries([...kept].map(([name, { rows }]) => [name, rows]))
}

/**
 * How many rows each table has, and the sum of the transactions that wrote them. As the numbers of transactions grow, no
 * write leaves both as they were. The database keeps the plan of a function.
 */
async function readStates(server: TestServer): Promise<ReadonlyMap<string, string>> {
  if (!counted.has(server)) {
    const parts = (await findTables(server)).map((name) => `select '${name}', ${state} from "${name}"`)
    await sql`create function table_states() returns table (name text, state text) language plpgsql as ${sql.lit(
      `begin return query ${parts.join(' union all ')}; end`,
    )}`.execute(server.db)
    counted.add(server)
  }
  const { rows } = await sql<{ readonly name: string; readonly state: string }>`select * from table_states()`.execute(
    server.db,
  )
  return new Map(rows.map(({ name, state }) => [name, state]))
}

const counted = new WeakSet<TestServer>()
const state = "count(*) || ' ' || coalesce(sum(xmin::text::int8), 0)"

async function readRows(
  server: TestServer,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = tables.map(
    (name) => sql`select ${sql.lit(name)} as name, to_json(kept)::text as row from ${sql.table(name)} kept`,
  )
  const { rows } = await sql<{
    readonly name: string
    readonly row: string
  }>`${sql.join(parts, sql` union all `)}`.execute(server.db)
  const found = new Map<string, string[]>(tables.map((name) => [name, []]))
  for (const { name, row } of rows) found.get(name)?.push(row)
  for (const own of found.values()) own.sort()
  return found
}

const known = new WeakMap<TestServer, readonly string[]>()

/** The tables of a server, which no call adds to. */
async function findTables(server: TestServer): Promise<readonly string[]> {
  const found = known.get(server)
  if (found !== undefined) return found
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db)
  const names = rows.map(({ name }) => name).filter((name) => !touched.includes(name))
  known.set(server, names)
  return names
}
