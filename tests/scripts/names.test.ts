import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkNames, findPrivateNames } from '../../scripts/test/checkNames.ts'

test('no name of this project has a word of its own where the field has a term', { timeout: 120_000 }, () => {
  expect(checkNames(join(import.meta.dirname, '../..'))).toEqual([])
})

test.each([
  ['a function', 'function isTold() {}', 'isTold'],
  ['a type', 'interface LeaveGround { a: 1 }', 'LeaveGround'],
  ['a property', 'const a = { defaultPatience: 1 }', 'defaultPatience'],
])('the name of %s is found in it', (_case, text, name) => {
  expect(findPrivateNames('runtime/a.ts', text)).toMatchObject([{ name }])
})

test('the name of a file is one too, and a word inside of another is none', () => {
  expect(findPrivateNames('server/parcels.ts', 'const a = 1').map(({ name }) => name)).toEqual(['parcels'])
  expect(findPrivateNames('server/a.ts', 'const heartbeat = background')).toEqual([])
})
