import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isObject, parseJson } from '../../runtime/language/index.ts'

const project = resolve(import.meta.dirname, '../..')
const bank = resolve(project, 'docs/language/example/bank')

const documents = readdirSync(bank, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path): unknown => parseJson(readFileSync(resolve(bank, path), 'utf8')))

/** The words of documents with what stands at them, as `word` and, of a text, `word: text`. */
function wordsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([word, member]) => [
    word,
    ...(typeof member === 'string' || typeof member === 'boolean' ? [`${word}: ${member}`] : []),
    ...wordsOf(member),
  ])
}

const shown = new Set(documents.flatMap(wordsOf))
const howTo = readFileSync(resolve(project, 'docs/language/how-to.md'), 'utf8')

test.each([
  ...['owner', 'operations', 'list: anyone', 'list: signedIn', 'add: signedIn', 'public', 'tenant', 'depart'],
  ...['secret: hashed', 'secret: encrypted', 'editable: never', 'editable: onCreate', 'computed', 'sum', 'unique'],
  ...['references', 'onDelete: delete', 'onDelete: clear', 'checks', 'transitions', 'takes', 'set', 'when', 'ledger'],
  ...['add', 'change', 'transfer', 'notify', 'live: true', 'socket: bank_rate', 'access: anyone', 'layout: front'],
])('the example of the reference shows %s, and a chapter names it', (word) => {
  expect(shown).toContain(word)
  expect(howTo).toMatch(new RegExp(`["\`]${word.split(':')[0]}["\`]`))
})
