import type { TestProject } from 'vitest/node'
import { startApp } from './app.ts'
import { createInstallation } from './installation.ts'

/**
 * Before the first test: starts the app for the first time, in a new folder and without a password for its
 * administrator, and ends it. Builds the app when it is not built.
 */
export default async function installOnce(project: TestProject): Promise<() => void> {
  const installation = createInstallation()
  const app = await startApp(installation, { ADMIN_PASSWORD: '' })
  const output = app.output()
  const password = /password: +(\S+)/.exec(output)?.[1]
  if (password === undefined) throw new Error(`The first start shows no password:\n${output}`)
  await app.end('SIGTERM')
  project.provide('installed', { dataDir: installation.dataDir, password, output })
  return installation.remove
}
