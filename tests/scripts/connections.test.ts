import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('connections to PostgreSQL are made in one place of the server, which listens to their errors', () => {
  const files = execFileSync('git', ['ls-files', 'server'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const making = files.filter(
    (file) => file.endsWith('.ts') && /\bnew (pg\.)?(Client|Pool)\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(making).toEqual(['server/db/client.ts'])
})
