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

const database = (what: string) => `The database of DATABASE_URL ${what}.`
const dataFolder = ({ message }: Error) => `The data folder cannot be used: ${message}. Set DATA_DIR to another one.`

/** What prevents a start outside of the server, by the codes of Node and of PostgreSQL. */
const obstacles: Readonly<Record<string, (error: Error) => string>> = {
  EADDRINUSE: ({ message }) => `The port is in use already: ${message}. Set PORT to another one.`,
  ECONNREFUSED: () => database('does not answer (ECONNREFUSED)'),
  ENOTFOUND: () => database('does not answer (ENOTFOUND)'),
  '28P01': ({ message }) => database(`refuses the connection: ${message}`),
  '3D000': ({ message }) => database(`refuses the connection: ${message}`),
  EACCES: dataFolder,
  EROFS: dataFolder,
  ENOTDIR: dataFolder,
  EEXIST: dataFolder,
  ENOSPC: dataFolder,
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError || error instanceof PackError)
    return error.message
  if (!(error instanceof Error)) return `The server could not start: ${String(error)}`
  const { code = '' } = error as NodeJS.ErrnoException
  return obstacles[code]?.(error) ?? `The server could not start: ${error.stack ?? error.message}`
}

if (import.meta.main) await start()
