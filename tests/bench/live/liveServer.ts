import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp } from '../../../server/app.ts'
import { parseConfig } from '../../../server/config.ts'
import { openDatabase } from '../../../server/db/connection.ts'
import { createId } from '../../../server/db/id.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { createSession } from '../../../server/http/session.ts'
import { modules } from '../../../server/modules/list.ts'
import { describeIssues } from '../../../server/packs/describePacks.ts'
import { installPacks } from '../../../server/packs/install.ts'
import { createFirstAdministrator } from '../../../server/start/administrator.ts'
import { quotesModule, startQuotes } from './quotes.ts'

/** A server of the bench in a process of its own: it says where it is, and publishes as fast as it is told. */

const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-bench-'))
const config = parseConfig({
  ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ADMIN_PASSWORD: String(process.env.ADMIN_PASSWORD) },
  PACKS_DIR: resolve(import.meta.dirname, 'packs'),
})
const db = await openDatabase(config)
await migrate(db)
const packs = await installPacks(db, config)
for (const line of describeIssues(packs.states ?? [])) console.error(line)
await createFirstAdministrator(db, config)
const tokens: string[] = []
for (let person = 0; person < 12; person += 1) {
  const id = createId()
  await db
    .insertInto('sysUser')
    .values({ id, username: `listener${person}`, realname: `Listener ${person}`, password: 'none' })
    .execute()
  tokens.push(await createSession(db, { userId: id, ip: null, userAgent: null }))
}
const app = await createApp({ config, db, packs, modules: [...modules, quotesModule] })
const url = await app.listen({ host: '127.0.0.1', port: 0 })

let stop = (): void => undefined
process.on('message', (perSecond: number) => {
  stop()
  stop = startQuotes(app.live.publish, perSecond)
})
process.on('disconnect', async () => {
  stop()
  await app.close()
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
  process.exit()
})
process.send?.({ url, tokens })
