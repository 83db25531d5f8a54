import { expect, test } from 'vitest'
import { type RunningApp, startApp } from './harness/app.ts'
import { createInstallation } from './harness/installation.ts'

test('the first start is healthy within 20 seconds, without showing the password it was given, and the next one within 4', async ({
  onTestFinished,
}) => {
  let [installation, running] = [createInstallation(), null as RunningApp | null]
  onTestFinished(async () => {
    await running?.end('SIGKILL')
    installation.remove()
  })
  const start = async () => {
    running = await startApp(installation)
    return running
  }
  let first = await start()
  // Where nobody has built the app it builds first, which does not count.
  if (first.output().includes('Building the app')) {
    await first.end('SIGTERM')
    installation.remove()
    installation = createInstallation()
    first = await start()
  }
  expect(first.output()).not.toContain(installation.password)
  expect(first.readySeconds).toBeLessThan(20)
  await first.end('SIGTERM')
  const next = await start()
  expect(next.readySeconds).toBeLessThan(4)
})
