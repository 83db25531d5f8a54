import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkCitations } from '../../scripts/test/checkCitations.ts'

const contract =
  '<a id="1"></a>\n\n## 1. Calls\n\n<a id="1.13"></a>\n\n### 1.13 Forms\n\n| A1 | x |\n\n### 1.14 No anchor\n'

// Put together here, so that this file itself cites nothing.
const wire = 'wire contract'

function check(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'citations-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ 'docs/wire-contract.md': contract, ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return checkCitations(root)
}

test('every citation of this project leads to a section that its documents have', { timeout: 120_000 }, () => {
  const { broken, count } = checkCitations(join(import.meta.dirname, '../..'))
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

describe('a citation', () => {
  test('of a section with its anchor is followed, over the lines of a comment too', () => {
    expect(
      check({ 'server/a.ts': `/**\n * What a form is (${wire.replace(' ', '\n * ')} 1 and 1.13, A1).\n */\n` }),
    ).toEqual({
      broken: [],
      count: 1,
    })
  })

  test.each([
    ['a section that is missing', `${wire} 9.9`, 'no such section'],
    ['the second of two sections', `${wire} 1.13 and 7`, 'no such section'],
    ['a section without an anchor', `${wire} 1.14`, 'no such section'],
    ['a document that is missing', `${'design'}, section 3`, 'no such section'],
    ['an entry that its section lacks', `${wire} 1.13, A7`, 'no such entry'],
    ['a form that nothing follows', `wire-${'contract'} 1.13`, 'unknown form'],
  ])('of %s is reported with its line', (_case, citation, reason) => {
    expect(check({ 'runtime/a.ts': `const a = 1\n// As ${citation} has it.\n` }).broken).toMatchObject([
      { file: 'runtime/a.ts', line: 2, reason },
    ])
  })

  test('by the section of a server module names one of the specification', () => {
    expect(check({ 'server/modules/a/module.ts': "section: '7.2',\n" }).broken).toMatchObject([
      { line: 1, reason: 'no such section' },
    ])
  })

  test('by a link of a page leads to a file, and to an anchor in it', () => {
    const pages = { 'README.md': '[a](docs/wire-contract.md#1.13)\n[b](docs/none.md)\n[c](docs/wire-contract.md#8)\n' }
    expect(check(pages).broken.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'no such file'],
      [3, 'no such section'],
    ])
  })
})
