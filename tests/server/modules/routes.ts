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

/** What all tables hold, save the log and the sessions, which every call may touch. */
export async function readContents(server: TestServer): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db)
  const contents: Record<string, unknown> = {}
  for (const { name } of rows) {
    if (['sys_log', 'sys_session', 'sys_captcha'].includes(name)) continue
    const { rows: content } = await sql`select * from ${sql.table(name)} order by 1`.execute(server.db)
    contents[name] = content
  }
  return contents
}
