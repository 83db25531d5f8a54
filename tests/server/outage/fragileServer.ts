import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { inject } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { parseConfig } from '../../../server/config.ts'
import { connectServer } from '../../../server/db/connection.ts'
import { createId } from '../../../server/db/id.ts'
import type { Database } from '../../../server/db/schema.ts'
import type { Envelope } from '../../../server/http/envelope.ts'
import { createSession } from '../../../server/http/session.ts'
import { modules } from '../../../server/modules/list.ts'
import { queryModule } from '../online/queries.ts'
import { openTestDatabase } from '../testDatabase.ts'
import { type DatabaseProxy, openProxy } from './databaseProxy.ts'

/** An answer, with the milliseconds that it took. */
export interface TimedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Envelope
  readonly milliseconds: number
}

/** A server whose way to its database can be cut, and a way of the test's own that stays. */
export interface FragileServer {
  readonly app: FastifyInstance
  readonly proxy: DatabaseProxy
  /** The database by the way that stays. */
  readonly db: Kysely<Database>
  /** The address of its sockets. */
  readonly socketAddress: string
  /** What nobody expected. */
  readonly bugs: readonly unknown[]
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token?: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<TimedAnswer>
  close(): Promise<void>
}

/** Opens a server on PostgreSQL. */
export async function openFragileServer(): Promise<FragileServer> {
  const database = await openTestDatabase('postgresql', inject('migratedDatabase'))
  const proxy = await openProxy(database.url ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-outage-'))
  const db = connectServer(proxy.url)
  const bugs: unknown[] = []
  const config = parseConfig({ DATA_DIR: dataDir, DATABASE_URL: proxy.url })
  const app = await createApp({
    config,
    db,
    modules: [...modules, queryModule],
    reportBug: (error) => bugs.push(error),
  })
  // Jobs run on a server that people can reach.
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    proxy,
    db: database.db,
    socketAddress: `${address.replace('http', 'ws')}/api`,
    bugs,
    async call(method, path, token, body) {
      const started = performance.now()
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: token === undefined ? {} : { 'x-access-token': token },
        ...(body === undefined ? {} : { payload: body }),
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.json(),
        milliseconds: performance.now() - started,
      }
    },
    async close() {
      await app.close()
      await db.destroy()
      await proxy.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Makes somebody with some codes and signs them in. */
export async function signIn(
  { db }: FragileServer,
  codes: readonly string[],
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, roleId] = [createId(), createId()]
  await db.insertInto('sysUser').values({ id, username: id, realname: id, password: 'none' }).execute()
  await db.insertInto('sysRole').values({ id: roleId, roleName: 'Test', roleCode: roleId }).execute()
  await db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId }).execute()
  for (const perms of codes) {
    const permissionId = createId()
    await db
      .insertInto('sysPermission')
      .values({ id: permissionId, name: perms, menuType: 2, perms, permsType: '1' })
      .execute()
    await db.insertInto('sysRolePermission').values({ id: createId(), roleId, permissionId }).execute()
  }
  return { id, token: await createSession(db, { userId: id, ip: null, userAgent: null }) }
}
