import { type RunningApp, startApp } from './app.ts'
import { copyInstallation } from './copyInstallation.ts'

/** Starts an app in an installation of its own, which ends with the tests that share it. */
export async function runApp(
  onCleanup: (clean: () => Promise<void>) => void,
  settings: Readonly<Record<string, string>>,
): Promise<RunningApp> {
  const installation = copyInstallation()
  const app = await startApp(installation, settings)
  onCleanup(async () => {
    await app.end('SIGTERM')
    installation.remove()
  })
  return app
}
