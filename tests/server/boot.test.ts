import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '../../server/config.ts'
import { boot } from '../../server/start/boot.ts'
import { withDataFolder } from './serverProcess.ts'

test.each([
  ['before it took its folder', 0, []],
  ['once it has its folder', 1, ['server.lock']],
] as const)('a start that a signal ends %s goes no further', (_, checks, files) =>
  withDataFolder(async (folder) => {
    let left = checks
    const opened: (() => Promise<void>)[] = []
    const shutdown = {
      isStopping: false,
      add: (close: () => Promise<void>) => void opened.push(close),
      check: () => {
        if (left === 0) throw new Error('A signal came.')
        left -= 1
      },
      stop: () => Promise.resolve(),
    }
    await expect(boot(parseConfig({ DATA_DIR: folder }), shutdown)).rejects.toThrow('A signal came.')
    expect(readdirSync(folder)).toEqual(files)
    for (const close of opened) await close()
    expect(readdirSync(folder)).toEqual([])
  }),
)
