import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type RunningApp, startApp } from './harness/app.ts'
import { copyInstallation } from './harness/copyInstallation.ts'
import type { Installation } from './harness/installation.ts'
import { launchApp } from './harness/launchApp.ts'

let installation: Installation
const running: RunningApp[] = []

const start = async (settings?: Readonly<Record<string, string>>): Promise<RunningApp> => {
  const app = await startApp(installation, settings)
  running.push(app)
  return app
}

beforeEach(() => {
  installation = copyInstallation()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.end('SIGKILL')))
  installation.remove()
})

test('the terminal shows a generated password once', async () => {
  expect(inject('installed').output).toMatch(/administrator: admin\n\s*password: +\S{12,} /)
  const next = await start({ ADMIN_PASSWORD: '' })
  expect(next.output()).not.toContain('password')
})

test('a second start in the same folder is refused with one clear line', async () => {
  const first = await start()
  const second = launchApp(installation)
  expect(await second.address).toBeUndefined()
  expect(await second.ended).toEqual({ code: 1, signal: null })
  expect(second.output().trim()).toMatch(/^The data folder \S+ is in use by another server \(process \d+\);[^\n]+$/)
  expect(await (await fetch(`${first.url}/api/health`)).json()).toEqual({ status: 'ok' })
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server cleanly and frees its folder', async (signal) => {
  const app = await start()
  expect(await app.end(signal)).toEqual({ code: 0, signal: null })
  expect(existsSync(join(installation.dataDir, 'server.lock'))).toBe(false)
  await expect(fetch(`${app.url}/api/health`)).rejects.toThrow()
})

test('a folder whose server was killed starts again', async () => {
  const killed = await start()
  await killed.end('SIGKILL')
  const next = await start()
  expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null })
})
