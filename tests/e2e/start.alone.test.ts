import { expect, test } from 'vitest'
import { type RunningApp, startApp } from './harness/app.ts'
import { createInstallation } from './harness/installation.ts'

test('the first start is healthy within 20 seconds and the next one within 4', async ({ onTestFinished }) => {
  let [installation, running] = [createInstallation(), null as RunningApp | null]
  onTestFinished(async () => {
    await running?.end('SIGKILL')
    installation.remove()
  })
  const start = async () => {
    running = await startApp(installation)
    return running
  }
  // The first one may have to build the app, which does not count.
  const builder = await start()
  await builder.end('SIGTERM')
  installation.remove()
  installation = createInstallation()
  const first = await start()
  expect(first.readySeconds).toBeLessThan(20)
  await first.end('SIGTERM')
  const next = await start()
  expect(next.readySeconds).toBeLessThan(4)
})
