import { onTestFinished } from 'vitest'
import type { RunningApp } from './app.ts'
import { call } from './call.ts'

const tokens = new WeakMap<RunningApp, Promise<string>>()

async function signIn(app: RunningApp): Promise<string> {
  const { result } = await call(app, undefined, 'POST', '/sys/login', app.administrator)
  return (result as { readonly token: string }).token
}

/** Calls the server as the administrator, in a session that no browser has; throws what the server refuses. */
export async function callAsAdministrator(
  app: RunningApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const token = tokens.get(app) ?? signIn(app)
  tokens.set(app, token)
  const { success, message, result } = await call(app, await token, method, path, body)
  if (success !== true) throw new Error(`${method} ${path}: ${message}`)
  return result
}

/** The first record of a list that a query finds. */
async function findFirst(app: RunningApp, list: string): Promise<string | undefined> {
  const { records } = (await callAsAdministrator(app, 'GET', list)) as { records: readonly { readonly id: string }[] }
  return records[0]?.id
}

/** Deletes accounts once the test is over, since the list of users that other tests read shows the newest ten. */
export function removeUsersAfterwards(app: RunningApp, ...usernames: readonly string[]): void {
  onTestFinished(async () => {
    for (const username of usernames) {
      const id = await findFirst(app, `/sys/user/list?username=${username}`)
      if (id !== undefined) await callAsAdministrator(app, 'DELETE', `/sys/user/delete?id=${id}`)
    }
  })
}

/** Makes an account with the rights of the administrator, for a test that changes what belongs to the account. */
export async function addAdministrator(app: RunningApp, username: string): Promise<RunningApp['administrator']> {
  const selectedroles = await findFirst(app, '/sys/role/list?roleCode=admin')
  const { password } = app.administrator
  await callAsAdministrator(app, 'POST', '/sys/user/add', { username, realname: username, password, selectedroles })
  removeUsersAfterwards(app, username)
  return { username, password }
}
