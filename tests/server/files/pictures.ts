import { createApp } from '../../../server/app.ts'
import { connectServer } from '../../../server/db/connection.ts'
import { createId } from '../../../server/db/id.ts'
import { storeFile } from '../../../server/files/fileStore.ts'
import { createSession, toFileToken } from '../../../server/http/session.ts'
import type { TestAnswer, TestServer } from '../harness.ts'

/** The smallest picture. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Stores a picture as the upload of somebody does; gives its path. */
export function storePicture(
  server: TestServer,
  owner: string | null,
  values: {
    readonly tenantId?: number
    readonly name?: string
    readonly type?: string
    readonly content?: Buffer
  } = {},
): Promise<string> {
  const { tenantId = 0, name = 'picture.png', type = 'image/png', content = png } = values
  return storeFile(server.db, server.config, { folder: 'temp', name, type, content, owner, tenantId })
}

/** Opens a stored file as a page does, with the cookie of a session. */
export function openFile(
  server: TestServer,
  token: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer<unknown>> {
  const address = path.split('/').map(encodeURIComponent).join('/')
  const cookie = `pagewright-files=${toFileToken(token)}`
  return server.call('GET', `/sys/common/static/${address}`, { headers: { cookie, ...headers } })
}

/** Whether somebody reads a file: 200 or 404. */
export const statusOf = async (server: TestServer, token: string, path: string): Promise<number> =>
  (await openFile(server, token, path)).status

/** Opens stored files in another process on the same database, until `close`. */
export async function openOtherProcess({ config }: TestServer) {
  const db = connectServer(config.databaseUrl ?? '')
  const app = await createApp({ config, db })
  return {
    statusOf: async (token: string, path: string): Promise<number> => {
      const headers = { cookie: `pagewright-files=${toFileToken(token)}` }
      return (await app.inject({ url: `/api/sys/common/static/${path}`, headers })).statusCode
    },
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

/** Adds a user without any role, and signs them in. */
export async function addVisitor(
  server: TestServer,
  values: { readonly relTenantIds?: string; readonly avatar?: string } = {},
): Promise<{ readonly id: string; readonly username: string; readonly token: string }> {
  const id = createId()
  const username = `visitor-${id.slice(-8)}`
  await server.db
    .insertInto('sysUser')
    .values({ id, username, realname: username, password: 'none', ...values })
    .execute()
  return { id, username, token: await createSession(server.db, { userId: id, ip: null, userAgent: null }) }
}
