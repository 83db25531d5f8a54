import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')

test('no test waits for the second that the runner gives by itself, which is too short on a busy machine', () => {
  const files = globSync(['tests/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'], { cwd: project })
  expect(files.length).toBeGreaterThan(300)
  const impatient = files.filter((file) => /\bvi\.wait(?:Until|For)\(/.test(readFileSync(join(project, file), 'utf8')))
  expect(impatient).toEqual(['tests/shared/waits.ts'])
})
