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
const touched = ['sys_log', 'sys_session', 'sys_captcha']

/** What tables hold, by their names: each row as JSON. */
export type Contents = Readonly<Record<string, readonly string[]>>

/** What all tables hold, save the log and the sessions. One statement, because suites ask for it hundreds of times. */
export async function readContents(server: TestServer): Promise<Contents> {
  const tables = await findTables(server)
  const parts = tables.map(
    (name) => sql`select ${sql.lit(name)} as name, to_json(kept)::text as row from ${sql.table(name)} kept`,
  )
  const { rows } = await sql<{
    readonly name: string
    readonly row: string
  }>`${sql.join(parts, sql` union all `)}`.execute(server.db)
  const contents: Record<string, string[]> = Object.fromEntries(tables.map((name) => [name, []]))
  for (const { name, row } of rows) contents[name]?.push(row)
  for (const own of Object.values(contents)) own.sort()
  return contents
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
