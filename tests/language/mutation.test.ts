import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { formatIssue } from '../../runtime/language/index.ts'
import { testLanguage, testValidators } from './testVocabulary.ts'

const names = ['list', 'form', 'picker', 'model'] as const
const texts = Object.fromEntries(
  names.map((name) => [name, readFileSync(new URL(`sound/${name}.json`, import.meta.url), 'utf8')]),
)
const documents = Object.fromEntries(
  names.map((name) => [name, testLanguage.readDocument(texts[name] ?? '', `${name}.json`).value]),
)

type Json = Record<string, unknown> | unknown[]
interface Slot {
  readonly owner: Json
  readonly key: string | number
}

/** Every member of every object and list in a value. */
function slotsOf(value: unknown): readonly Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Json
  const keys: readonly (string | number)[] = Array.isArray(owner) ? [...owner.keys()] : Object.keys(owner)
  return keys.flatMap((key) => [{ owner, key }, ...slotsOf((owner as Record<string | number, unknown>)[key])])
}

const wrongValues = [null, true, 7, '', 'x', [], {}, [[]], { field: 1 }, '{{', '@:', -1.5]
const misspell = (key: string, place: number): string =>
  `${key.slice(0, place)}${key[place] === 'q' ? 'w' : 'q'}${key.slice(place + 1)}`

function mutate(value: unknown, choice: number, way: number, detail: number): unknown {
  const copy = structuredClone(value)
  const slots = slotsOf(copy)
  const slot = slots[choice % slots.length]
  if (slot === undefined) return copy
  const owner = slot.owner as Record<string | number, unknown>
  const before = owner[slot.key]
  if (way === 0) {
    if (Array.isArray(slot.owner)) slot.owner.splice(Number(slot.key), 1)
    else delete owner[slot.key]
  } else if (way === 1 && !Array.isArray(slot.owner)) {
    delete owner[slot.key]
    owner[misspell(String(slot.key), detail % String(slot.key).length)] = before
  } else owner[slot.key] = structuredClone(wrongValues[detail % wrongValues.length])
  return copy
}

const mutation = fc.tuple(fc.constantFrom(...names), fc.nat(500), fc.nat(2), fc.nat(100))

function checkPlaces(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const { issues } = testLanguage.checkDocuments([{ path: 'x.json', text }])
  for (const issue of issues) {
    expect(issue.line, formatIssue(issue)).toBeGreaterThanOrEqual(1)
    expect(issue.line, formatIssue(issue)).toBeLessThanOrEqual(lines.length)
    expect(issue.column, formatIssue(issue)).toBeGreaterThanOrEqual(1)
    expect(issue.column, formatIssue(issue)).toBeLessThanOrEqual((lines[issue.line - 1] ?? '').length + 1)
    expect(issue.message.length).toBeGreaterThan(5)
  }
  return issues.map(formatIssue)
}

vi.setConfig({ testTimeout: 60_000 })

describe('one mistake', () => {
  test.each(names)('anywhere in the %s gives at most two issues', (name) => {
    const count = slotsOf(documents[name]).length
    for (let choice = 0; choice < count; choice++)
      for (const [way, detail] of [
        [0, 0],
        [1, 1],
        [1, 99],
        [2, 2],
        [2, 5],
        [2, 6],
      ] as const) {
        const text = JSON.stringify(mutate(documents[name], choice, way, detail), null, 2)
        const { issues } = testLanguage.checkDocuments([{ path: 'x.json', text }])
        expect(issues.length, issues.map(formatIssue).join('\n')).toBeLessThanOrEqual(2)
      }
  })
})

describe('a changed document', () => {
  test('with one random change has issues inside the text, or is valid', () => {
    fc.assert(
      fc.property(mutation, ([name, choice, way, detail]) => {
        const changed = mutate(documents[name], choice, way, detail)
        const issues = checkPlaces(JSON.stringify(changed, null, 2))
        const form = name === 'model' ? 'model' : 'page'
        if (!testValidators[form](changed)) expect(issues.length).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })

  test('with several random changes never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.tuple(fc.nat(500), fc.nat(2), fc.nat(100)), { maxLength: 12 }),
        (name, changes) => {
          const changed = changes.reduce(
            (value, [choice, way, detail]) => mutate(value, choice, way, detail),
            documents[name],
          )
          checkPlaces(JSON.stringify(changed, null, 1))
          testLanguage.writeDocument(changed)
          testLanguage.collectPlaces(changed)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('with characters cut out or put in never throws, and no place is outside the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.nat(12),
        fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '//', '/*', '\\', '\r', '\u2028', '0'),
        (name, at, cut, inserted) => {
          const text = texts[name] ?? ''
          const place = at % text.length
          checkPlaces(`${text.slice(0, place)}${inserted}${text.slice(place + cut)}`)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('of any text at all never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('x.json', 'pack.json', 'a/rows/b.json', 'a/i18n/zh.json'),
        (text, path) => void checkPlacesOf(text, path),
      ),
    )
  })
})

const checkPlacesOf = (text: string, path: string): number =>
  testLanguage.checkDocuments([{ path, text }]).issues.length
