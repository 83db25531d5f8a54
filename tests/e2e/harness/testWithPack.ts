import { startApp } from './app.ts'
import { createInstallation } from './installation.ts'
import { writePack } from './packs.ts'
import { test } from './test.ts'

/** The test before an app that has a pack more, given as its files by path. */
export const testWithPack = (name: string, pack: Readonly<Record<string, unknown>>) =>
  test.extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const installation = createInstallation()
    const app = await startApp(installation, { PACKS_DIR: writePack(installation, name, pack) })
    onCleanup(async () => {
      await app.end('SIGTERM')
      installation.remove()
    })
    return app
  })
