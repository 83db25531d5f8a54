import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('every test and script that the security document names is there', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)
  const commands = [...text.matchAll(/`npm run ([^`]+)`/g)].map(([, name = '']) => name)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
