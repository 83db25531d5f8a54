import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createApp } from '../../server/app.ts'
import { type Config, parseConfig } from '../../server/config.ts'
import { createId } from '../../server/db/id.ts'
import type { Database } from '../../server/db/schema.ts'
import { administratorRole } from '../../server/http/access.ts'
import type { Envelope } from '../../server/http/envelope.ts'
import type { Module } from '../../server/http/route.ts'
import { createSession } from '../../server/http/session.ts'
import type { Network } from '../../server/modules/proxy/target.ts'
import type { InstalledPacks } from '../../server/packs/installedPage.ts'
import type { Message, Sender } from '../../server/senders/sender.ts'
import type { Engine } from './database.ts'
import type { TestDatabase } from './testDatabase.ts'

/** What a test may choose of its server. */
export interface TestServerOptions {
  /** Instead of the server's own modules. */
  readonly modules?: readonly Module[]
  readonly environment?: Readonly<Record<string, string>>
  /** Runs on the migrated database before the app is made, to install packs for one. */
  readonly install?: (db: Kysely<Database>, config: Config) => Promise<InstalledPacks>
  /** The folders of its packs by its data folder, instead of those that ship. */
  readonly packFolders?: (dataDir: string) => readonly string[]
  /** Finds other servers instead of the open network. */
  readonly network?: Network
  /** Carries messages beside the list `sent`, to fail for one. */
  readonly sender?: Sender
}

type Query = Readonly<Record<string, string | number>>

/** A request of a test. */
export interface TestRequest {
  readonly token?: string
  readonly query?: Query
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer: the envelope, with the type of its result as the test expects it. */
export interface TestAnswer<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Omit<Envelope, 'result'> & { readonly result: T }
  readonly text: string
  readonly content: Buffer
}

/** A signed-in user of a test. */
export interface TestUser {
  readonly id: string
  readonly username: string
  readonly roleId: string
  readonly token: string
}

/** A migrated database and the app on it, without a socket. */
export class TestServer {
  readonly engine: Engine
  readonly config: Config
  readonly app: FastifyInstance
  readonly bugs: unknown[]
  /** The messages that were handed to the sender. */
  readonly sent: readonly Message[]
  readonly #database: TestDatabase

  constructor(parts: {
    readonly engine: Engine
    readonly config: Config
    readonly app: FastifyInstance
    readonly database: TestDatabase
    readonly bugs: unknown[]
    readonly sent: readonly Message[]
  }) {
    this.engine = parts.engine
    this.config = parts.config
    this.app = parts.app
    this.#database = parts.database
    this.bugs = parts.bugs
    this.sent = parts.sent
  }

  get db(): Kysely<Database> {
    return this.#database.db
  }

  /** Calls a path below `/api`. */
  async call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    request: TestRequest = {},
  ): Promise<TestAnswer<T>> {
    const search = new URLSearchParams(
      Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const response = await this.app.inject({
      method,
      url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
      headers: { ...(request.token === undefined ? {} : { 'x-access-token': request.token }), ...request.headers },
      ...(request.body === undefined ? {} : { payload: request.body as object }),
    })
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : undefined,
      text: response.body,
      content: response.rawPayload,
    } as TestAnswer<T>
  }

  /** Makes a user with a role that has the given access codes, or the administrator's role, and signs them in. */
  async signIn(
    options: { readonly codes?: readonly string[]; readonly isAdmin?: boolean; readonly username?: string } = {},
  ): Promise<TestUser> {
    const id = createId()
    const username = options.username ?? `user-${id.slice(-8)}`
    await this.db.insertInto('sysUser').values({ id, username, realname: username, password: 'none' }).execute()
    const roleId =
      options.isAdmin === true ? await this.#administratorRole() : await this.#createRole(options.codes ?? [])
    await this.db.insertInto('sysUserRole').values({ id: createId(), userId: id, roleId }).execute()
    const token = await createSession(this.db, { userId: id, ip: null, userAgent: null })
    return { id, username, roleId, token }
  }

  async #administratorRole(): Promise<string> {
    const known = await this.db
      .selectFrom('sysRole')
      .select('id')
      .where('roleCode', '=', administratorRole)
      .executeTakeFirst()
    if (known !== undefined) return known.id
    const id = createId()
    await this.db
      .insertInto('sysRole')
      .values({ id, roleName: 'Administrators', roleCode: administratorRole })
      .execute()
    return id
  }

  async #createRole(codes: readonly string[]): Promise<string> {
    const roleId = createId()
    await this.db
      .insertInto('sysRole')
      .values({ id: roleId, roleName: 'Test', roleCode: `test-${roleId}` })
      .execute()
    for (const perms of codes) {
      const permissionId = createId()
      await this.db
        .insertInto('sysPermission')
        .values({ id: permissionId, name: perms, menuType: 2, perms, permsType: '1' })
        .execute()
      await this.db.insertInto('sysRolePermission').values({ id: createId(), roleId, permissionId }).execute()
    }
    return roleId
  }

  /** Ends the app and the database. */
  async close(): Promise<void> {
    await this.app.close()
    await this.#database.close()
    await rm(this.config.dataDir, { recursive: true, force: true })
  }
}

/** Opens a server on a database, which is closed with it. */
export async function openTestServer(
  engine: Engine,
  database: TestDatabase,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-test-'))
  const own = database.url === undefined ? {} : { DATABASE_URL: database.url }
  const parsed = parseConfig({ DATA_DIR: dataDir, DEMO: '1', ...own, ...options.environment })
  // A server without packs has none that it could reload.
  const packFolders = options.packFolders?.(dataDir) ?? (options.install === undefined ? [] : parsed.packFolders)
  const config = { ...parsed, packFolders }
  const packs = await options.install?.(database.db, config)
  const bugs: unknown[] = []
  const sent: Message[] = []
  const app = await createApp({
    config,
    db: database.db,
    ...(packs === undefined ? {} : { packs }),
    ...(options.modules === undefined ? {} : { modules: options.modules }),
    ...(options.network === undefined ? {} : { network: options.network }),
    reportBug: (error) => bugs.push(error),
    sender: {
      send: async (message) => {
        sent.push(message)
        await options.sender?.send(message)
      },
    },
  })
  return new TestServer({ engine, config, app, database, bugs, sent })
}
