import { Type } from 'typebox'
import { signedIn } from '../../../server/http/access.ts'
import { defineModule, type Module, route } from '../../../server/http/route.ts'
import { type QueryRequest, type QueryResult, runQuery } from '../../../server/online/sql/runQuery.ts'
import type { TestAnswer, TestServer } from '../harness.ts'

/** A module with one call, which runs the query that it is sent. */
export const queryModule: Module = defineModule({
  id: 'test-query',
  section: '7.3',
  routes: [
    route(
      'POST',
      '/test/query',
      signedIn('Tests alone have this module.'),
      { body: Type.Record(Type.String(), Type.Unknown()), act: 'none' },
      (call) => runQuery(call, { parameters: {}, ...(call.body as Partial<QueryRequest>) } as QueryRequest),
    ),
  ],
})

/** Parameters stand as `§{name}` in tests. */
export const withParameters = (sql: string): string => sql.replaceAll('§', '\u0024')

/** Runs a query on a server with that module. */
export function query(
  server: TestServer,
  token: string,
  sql: string,
  more: object = {},
): Promise<TestAnswer<QueryResult>> {
  return server.call<QueryResult>('POST', '/test/query', {
    token,
    headers: { 'accept-language': 'en' },
    body: { sql: withParameters(sql), ...more },
  })
}
