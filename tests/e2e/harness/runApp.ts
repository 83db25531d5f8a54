import { type RunningApp, startApp } from './app.ts'
import { copyInstallation } from './copyInstallation.ts'
import type { Installation } from './installation.ts'

/** Starts an app of its own for a file of tests; it ends with them. */
export async function runApp(
  onCleanup: (clean: () => Promise<void>) => void,
  prepare: (installation: Installation) => Readonly<Record<string, string>> = () => ({}),
): Promise<RunningApp> {
  const installation = copyInstallation()
  const app = await startApp(installation, prepare(installation))
  onCleanup(async () => {
    await app.end('SIGTERM')
    installation.remove()
  })
  return app
}
