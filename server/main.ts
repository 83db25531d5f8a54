import { createApp } from './app.ts'
import { type Config, parseConfig } from './config.ts'
import { openDatabase } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { ConfigError, type Environment } from './environment/readEnvironment.ts'
import { installPacks } from './packs/install.ts'
import { PackError } from './packs/packError.ts'
import { createFirstAdministrator, type FirstAdministrator } from './start/administrator.ts'
import { holdCompilers, releaseCompilers } from './start/compilers.ts'
import { FolderInUseError, lockFolder } from './start/folderLock.ts'
import { createShutdown, type Shutdown } from './start/shutdown.ts'

/**
 * Starts the server of the environment and stays until a signal stops it. Whatever prevents the start is one clear line,
 * or one for each setting that cannot be used, and exit code 1.
 */
export async function start(environment: Environment = process.env): Promise<void> {
  const shutdown = createShutdown()
  holdCompilers()
  try {
    await boot(parseConfig(environment), shutdown)
  } catch (error) {
    if (shutdown.isStopping) return
    console.error(explain(error))
    await shutdown.stop(1)
  }
}

async function boot(config: Config, shutdown: Shutdown): Promise<void> {
  if (config.databaseUrl === undefined) {
    const lock = lockFolder(config.dataDir)
    shutdown.add(async () => lock.release())
  }
  shutdown.check()
  const db = await openDatabase(config)
  shutdown.add(() => db.destroy())
  shutdown.check()
  await migrate(db)
  shutdown.check()
  const packs = await installPacks(db, config)
  shutdown.check()
  const administrator = await createFirstAdministrator(db, config)
  const app = await createApp({ config, db, packs })
  shutdown.add(() => app.close())
  shutdown.check()
  await app.listen({ host: config.host, port: config.port })
  releaseCompilers()
  const address = app.server.address()
  announce(config, typeof address === 'object' && address !== null ? address.port : config.port, administrator)
}

function announce(config: Config, port: number, administrator: FirstAdministrator | undefined): void {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  console.log(`Pagewright is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  if (administrator === undefined) return
  const password = administrator.isGenerated ? administrator.password : 'the one in ADMIN_PASSWORD'
  console.log(`  administrator: ${administrator.username}`)
  console.log(`  password:      ${password}${administrator.isGenerated ? '   (shown only this once)' : ''}`)
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError || error instanceof PackError)
    return error.message
  if (error instanceof Error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return `The port is in use already: ${error.message}. Set PORT to another one.`
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
      return `The database of DATABASE_URL does not answer (${code}).`
    if (code === '28P01' || code === '3D000')
      return `The database of DATABASE_URL refuses the connection: ${error.message}.`
    if (code === 'EACCES' || code === 'EROFS') return `The data folder cannot be written: ${error.message}.`
    return `The server could not start: ${error.stack ?? error.message}`
  }
  return `The server could not start: ${String(error)}`
}

if (import.meta.main) await start()
