import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writePack } from './packFixtures.ts'
import { ServerProcess, withDataFolder } from './serverProcess.ts'

const toPage = (title: string) => ({
  ...{ kind: 'list', id: 'demo.words', version: 1, title, menu: { path: '/demo/words', parent: 'demo' } },
  ...{ source: { rest: '/sys/dict' }, fields: { dictName: { label: 'Name' } }, columns: ['dictName'] },
})

describe('SIGHUP', { timeout: 240_000 }, () => {
  test('reloads the packs, says what changed, and never ends the server', () =>
    withDataFolder(async (folder) => {
      const packs = join(folder, 'packs')
      const demo = join(packs, 'demo')
      await writePack(demo, { 'pages/words.json': '{ "kind": "list", }' })
      const server = new ServerProcess({ DATA_DIR: join(folder, 'data'), PACKS_DIR: packs })
      const address = await server.address()
      await server.shows(/(demo: left out; nothing of it is served)/)
      await server.shows(/(demo\/pages\/words\.json:1:\d+ )/)

      await writePack(demo, { 'pages/words.json': toPage('Words') })
      server.child.kill('SIGHUP')
      await server.shows(/(Packs reloaded: demo\.\n {2}demo: version 1\n)/)

      await writePack(demo, { 'pages/words.json': 'nothing' })
      server.child.kill('SIGHUP')
      await server.shows(/(demo: stays at the version 1 that was installed before)/)

      await rm(demo, { recursive: true })
      server.child.kill('SIGHUP')
      await server.shows(/(demo: removed; its menu and access codes are put away)/)
      server.child.kill('SIGHUP')
      await server.shows(/(Packs reloaded: nothing has changed\.)/)
      expect((await fetch(`${address}/api/health`)).status).toBe(200)
      expect(await server.stop()).toBe(0)
    }))
})
