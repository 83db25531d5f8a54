import type { Installation } from './installation.ts'
import { type AppProcess, launchApp } from './launchApp.ts'

/** The built app with its server, which answers. */
export interface RunningApp extends AppProcess {
  readonly url: string
  readonly administrator: { readonly username: string; readonly password: string }
  /**
   * From the start of the process to the healthy server, less what it waited for a processor; with the build when the
   * app was not built.
   */
  readonly readySeconds: number
}

/** Starts the app in an installation and waits until it is healthy. */
export async function startApp(
  installation: Installation,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const began = performance.now()
  const process = launchApp(installation, settings)
  const url = await process.address
  if (url === undefined) throw new Error(`The app did not start:\n${process.output()}`)
  const health: unknown = await (await fetch(`${url}/api/health`)).json()
  if (JSON.stringify(health) !== '{"status":"ok"}') throw new Error(`The app is not healthy: ${JSON.stringify(health)}`)
  const readySeconds = (performance.now() - began) / 1000 - process.waitedSeconds()
  return { ...process, url, readySeconds, administrator: { username: 'admin', password: installation.password } }
}
