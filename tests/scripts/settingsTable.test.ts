import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsFile, withSettings } from '../../scripts/settingsTable.ts'
import { variables } from '../../server/environment/readEnvironment.ts'

const readme = readFileSync(settingsFile, 'utf8')

test('the README lists the variables of the schema with their defaults; `npm run settings` writes it anew', () => {
  expect(readme).toBe(withSettings(readme))
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(listed).toEqual(Object.keys(variables))
})

test('a variable that is missing from the table or has another default there is put back', () => {
  expect(withSettings(readme.replace(/^\| `DESIGN` .*\n/m, ''))).toBe(readme)
  expect(withSettings(readme.replace('| `PORT` | `3100` |', '| `PORT` | `80` |'))).toBe(readme)
})

test('every variable has a description that fits into a row', () => {
  for (const { description } of Object.values(variables)) expect(description).toMatch(/^[^|\n]+[^|\n.]$/)
})

test('a README without the table is refused', () => {
  expect(() => withSettings('# Pagewright\n')).toThrow('no table of settings')
})
