import type { Route } from '../../../../server/http/route.ts'
import type { TestServer } from '../../harness.ts'
import type { Targets } from '../../modules/foreignCalls.ts'
import { addPrivate, addRecords, toNames } from '../../modules/foreignRecords.ts'
import { type Pool, toText } from './samples.ts'
import { soundBodies } from './soundBodies.ts'

/** Records of every sort, and an administrator's node of the menu, as what calls may name. */
export async function addTargets(server: TestServer, word: string): Promise<Targets> {
  const [one, own] = [toNames(`${word}one`, 0), toNames(`${word}own`, 0)]
  for (const names of [one, own]) await addRecords(server, names, word)
  // The number that stands for no tenant.
  await server.db.deleteFrom('sysTenant').where('id', '=', 0).execute()
  // A place where nobody answers, at once.
  await server.db.updateTable('sysDataSource').set({ dbUrl: 'jdbc:postgresql://127.0.0.1:1/x' }).execute()
  const { session } = await addPrivate(server, own.user, own.message, word)
  const { id: node } = await server.db.selectFrom('sysPermission').select('id').limit(1).executeTakeFirstOrThrow()
  return { ...one, own, session, node, self: own.user }
}

/** Adds a record of every sort, and looks through the lists, as who opens their pages does. */
export async function learnRecords(
  server: TestServer,
  {
    routes,
    pool,
    targets,
    word,
  }: { readonly routes: readonly Route[]; readonly pool: Pool; readonly targets: Targets; readonly word: string },
): Promise<void> {
  const { token } = await server.signIn({ isAdmin: true })
  for (const [path, toBody] of Object.entries(soundBodies)) {
    const body = toBody(`${word}first`, targets, (family) => pool.idOf(family))
    const { body: answer } = await server.call('POST', toPath(path, body), { token, body })
    if (answer?.success) pool.learn(answer.result, path)
  }
  for (const { path, methods } of routes)
    if (methods.includes('GET') && /(list|all|root\w*)$/i.test(path) && !path.includes(':'))
      pool.learn((await server.call('GET', path, { token })).body?.result, path)
}

/** A path with the values of its places. */
const toPath = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(toText(values[name] ?? 'demo_order')))
