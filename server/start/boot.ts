import { createApp } from '../app.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { findSetting } from '../db/setting.ts'
import { signSettings } from '../http/signed.ts'
import { modules } from '../modules/list.ts'
import { describeIssues } from '../packs/describePacks.ts'
import { installPacks } from '../packs/install.ts'
import { toTaken } from '../packs/takenPaths.ts'
import { createFirstAdministrator, type FirstAdministrator } from './administrator.ts'
import { releaseCompilers } from './compilers.ts'
import { lockFolder } from './folderLock.ts'
import { during } from './obstacles.ts'
import type { ReloadSignal } from './reloadSignal.ts'
import type { Shutdown } from './shutdown.ts'

/**
 * Opens the database, brings it up to date, installs the packs and listens; from then on the signal reloads the packs.
 * Throws what prevents it.
 */
export async function boot(config: Config, shutdown: Shutdown, signal?: ReloadSignal): Promise<void> {
  shutdown.check()
  if (config.databaseUrl === undefined) {
    const lock = await during('folder', () => lockFolder(config.dataDir))
    shutdown.add(async () => lock.release())
  }
  shutdown.check()
  const place = config.databaseUrl === undefined ? 'folder' : 'database'
  const db = await during(place, () => openDatabase(config))
  shutdown.add(() => db.destroy())
  shutdown.check()
  await during(place, () => migrate(db))
  shutdown.check()
  const packs = await installPacks(db, config, { isTaken: toTaken(modules) })
  shutdown.check()
  const administrator = await createFirstAdministrator(db, config)
  const makesSecret = config.signSecret === undefined && (await findSetting(db, signSettings.secret)) === undefined
  const app = await during('folder', () => createApp({ config, db, packs }))
  shutdown.add(() => app.close())
  shutdown.check()
  await during('address', () => app.listen({ host: config.host, port: config.port }))
  releaseCompilers()
  const address = app.server.address()
  announce(config, typeof address === 'object' && address !== null ? address.port : config.port, administrator)
  if (makesSecret) console.log(signNote)
  for (const line of describeIssues(packs.states ?? [])) console.log(line)
  signal?.serve(() => app.packReloader.reload())
}

/** Said at the start that makes a secret, and at no later one (wire contract 7.17). */
const signNote =
  '  SIGN_SECRET is not set, so one was made. An existing client signs with a constant of its own: set SIGN_SECRET to that, as README.md says.'

function announce(config: Config, port: number, administrator: FirstAdministrator | undefined): void {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  console.log(`Pagewright is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  if (administrator === undefined) return
  const password = administrator.isGenerated ? administrator.password : 'the one in ADMIN_PASSWORD'
  console.log(`  administrator: ${administrator.username}`)
  console.log(`  password:      ${password}${administrator.isGenerated ? '   (shown only this once)' : ''}`)
}
