import { parseConfig } from './config.ts'
import { ConfigError, type Environment } from './environment/readEnvironment.ts'
import { holdCompilers } from './start/compilers.ts'
import { FolderInUseError } from './start/folderLock.ts'
import { StartError } from './start/obstacles.ts'
import { createReloadSignal } from './start/reloadSignal.ts'
import { createShutdown } from './start/shutdown.ts'

/** What prevents a start and says so in one line. */
const expected = [ConfigError, FolderInUseError, StartError]

/**
 * Starts the server of the environment and stays until a signal stops it. Whatever prevents the start is one clear line,
 * or one for each setting that cannot be used, and exit code 1.
 */
export async function start(environment: Environment = process.env): Promise<void> {
  const shutdown = createShutdown()
  const signal = createReloadSignal()
  holdCompilers()
  try {
    const config = parseConfig(environment)
    // Loaded now: a setting that cannot be used is told without it.
    const { boot } = await import('./start/boot.ts')
    await boot(config, shutdown, signal)
  } catch (error) {
    if (shutdown.isStopping) return
    console.error(explain(error))
    await shutdown.stop(1)
  }
}

function explain(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

if (import.meta.main) await start()
