import type { TestProject } from 'vitest/node'
import { startApp } from './app.ts'
import { createInstallation } from './installation.ts'

/** Before the first test: builds the app when it is not built, starts it in a new folder and ends it. */
export default async function installOnce(project: TestProject): Promise<() => void> {
  const installation = createInstallation()
  const app = await startApp(installation)
  await app.end('SIGTERM')
  project.provide('installed', { dataDir: installation.dataDir, password: installation.password })
  return installation.remove
}
