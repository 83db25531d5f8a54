import type { TestAnswer, TestServer } from '../harness.ts'
import { readRows } from '../readRows.ts'
import type { Values } from './foreignCalls.ts'
import { type Endpoint, toUrl } from './routes.ts'

/** Asks a route with values, which stand in its path, its query or its body. */
export function askRoute(
  server: TestServer,
  { method, route }: Endpoint,
  values: Values,
  who: { readonly token: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<TestAnswer<unknown>> {
  let path = toUrl(route)
  for (const [index, part] of route.path.split('/').entries())
    if (part.startsWith(':'))
      path = path
        .split('/')
        .with(index, encodeURIComponent(String(values[part.slice(1)] ?? 'x')))
        .join('/')
  const names = new Set(Object.keys(Object(Object(route.query).properties)))
  const isQuery = method === 'GET' || method === 'DELETE' || names.size > 0
  const query = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'object' ? [] : [[name, String(value)]])),
  )
  return server.call(method, path, { ...who, ...(isQuery ? { query } : { body: values }) })
}

/** What an answer says: the cells of a sheet, or its text. */
export async function toText(answer: TestAnswer<unknown>): Promise<string> {
  const isSheet = /excel|spreadsheet/.test(String(answer.headers['content-type'] ?? ''))
  return isSheet ? JSON.stringify(await readRows(answer.content)) : answer.text
}
