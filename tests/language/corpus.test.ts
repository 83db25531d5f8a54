import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type DocumentFile, formatIssue, issueCodes } from '../../runtime/language/index.ts'
import { knownServer } from '../../server/packs/knownServer.ts'
import { testLanguage } from './testVocabulary.ts'

const folder = fileURLToPath(new URL('broken', import.meta.url))

/** What is expected of the issues of one broken document; only the first has its place fixed. */
interface ExpectedIssue {
  readonly file?: string
  readonly code: string
  readonly line?: number
  readonly column?: number
  readonly word: string
}

/** What is known around the documents. */
const known = { dictionaries: ['customer_level'], ...knownServer }

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.issues.json'))
  .map((name) => name.replace('.issues.json', ''))

function readCase(name: string): readonly DocumentFile[] {
  const single = join(folder, `${name}.json`)
  if (existsSync(single)) return [{ path: `${name}.json`, text: readFileSync(single, 'utf8') }]
  return listFiles(join(folder, name)).map((path) => ({
    path: relative(join(folder, name), path),
    text: readFileSync(path, 'utf8'),
  }))
}

const listFiles = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => listFiles(join(path, name)))
    : [path]

describe('a document with one mistake', () => {
  test('stands in the corpus in every way that people make them', () => {
    expect(names.length).toBeGreaterThanOrEqual(400)
  })

  test.each(names)('%s gives at most two issues, the first at its place', (name) => {
    const expected: readonly ExpectedIssue[] = JSON.parse(readFileSync(join(folder, `${name}.issues.json`), 'utf8'))
    const files = readCase(name)
    const { issues } = testLanguage.checkDocuments(files, { known })
    const shown = issues.map(formatIssue).join('\n')
    expect(issues.length, shown).toBe(expected.length)
    expect(issues.length, shown).toBeLessThanOrEqual(2)
    for (const [index, { file, code, line, column, word }] of expected.entries()) {
      const issue = issues[index]
      expect(issue?.code, shown).toBe(code)
      expect(issue?.message, shown).toContain(word)
      if (file !== undefined) expect(issue?.file, shown).toBe(file)
      if (line !== undefined) expect([issue?.line, issue?.column], shown).toEqual([line, column])
      expect(Object.keys(issueCodes)).toContain(issue?.code)
    }
  })
})
