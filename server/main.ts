import { parseConfig } from './config.ts'
import { ConfigError, type Environment } from './environment/readEnvironment.ts'
import { PackError } from './packs/packError.ts'
import { holdCompilers } from './start/compilers.ts'
import { FolderInUseError } from './start/folderLock.ts'
import { createShutdown } from './start/shutdown.ts'

/**
 * Starts the server of the environment and stays until a signal stops it. Whatever prevents the start is one clear line,
 * or one for each setting that cannot be used, and exit code 1.
 */
export async function start(environment: Environment = process.env): Promise<void> {
  const shutdown = createShutdown()
  holdCompilers()
  try {
    const config = parseConfig(environment)
    // Loaded now: a setting that cannot be used is told without it.
    const { boot } = await import('./start/boot.ts')
    await boot(config, shutdown)
  } catch (error) {
    if (shutdown.isStopping) return
    console.error(explain(error))
    await shutdown.stop(1)
  }
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
