import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMessages, findMessageDecisions, textsFromOutside } from '../../scripts/test/checkMessages.ts'

const root = join(import.meta.dirname, '../..')

test('no decision of the product hangs on the text of a message', { timeout: 120_000 }, () => {
  expect(checkMessages(root)).toEqual([])
})

test.each(Object.keys(textsFromOutside))('%s still reads a text from outside', (file) => {
  expect(findMessageDecisions(file, readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})

describe('a decision is found', () => {
  test.each([
    "if (error.message.includes('steps')) stop()",
    "const isBug = entry.en.includes('{id}')",
    'if (/timeout/i.test(error.message)) stop()',
    "if (message === 'NO_DB_SYNC') stop()",
    "if ('gone' !== failure?.message) stop()",
    "if (error.message.toLowerCase().startsWith('no')) stop()",
    "if (String(error).includes('ECONNREFUSED')) stop()",
    "switch (error.message) { case 'a': stop() }",
  ])('in %s', (code) => {
    expect(findMessageDecisions('runtime/a.ts', `const a = 1\n${code}\n`)).toMatchObject([{ line: 2 }])
  })

  test.each([
    "if (message === '') stop()",
    'if (before.message === after.message) stop()',
    "if (error.code === '23505') stop()",
    "const text = words.includes('a')",
  ])('but not in %s', (code) => {
    expect(findMessageDecisions('runtime/a.ts', code)).toEqual([])
  })
})
