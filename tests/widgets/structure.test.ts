import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { widgetSchemas } from '../../widgets/props.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const exists = (path: string): boolean => existsSync(new URL(path, root))
const sourcesOf = (id: string): readonly string[] =>
  readdirSync(new URL(`widgets/${id}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(`widgets/${id}/${file}`))

const folders = readdirSync(new URL('widgets/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => entry.name)
const layouts = new Set(widgetSchemas.filter((schema) => schema.contains === 'layout').map((schema) => schema.id))

/** The ways by which a widget asks the server; what is loaded may be late, empty or refused. */
const loads =
  /\buse(Dictionary|Dictionaries|Tree|Linked|Category|Departments|Report|Table|PickRecords|Uploads|FileEditing|Captcha|VerificationCode)\w*[(<]|shared\/(Choices|EmbeddedPage)\.tsx'/

/** The states in which a widget has a story. */
const statesOf = (id: string): readonly string[] => {
  if (layouts.has(id)) return ['Mobile']
  const isLoading = sourcesOf(id).some((source) => loads.test(source))
  return ['ReadOnly', 'Disabled', 'Invalid', 'Mobile', ...(isLoading ? playedStates : [])]
}

/** The states that only show once something came, or did not: without a play nobody looks at them. */
const playedStates = ['Loading', 'Empty', 'Error']

/** The stories of a file by their names, each with its source: one line, or all down to the brace in the first column. */
const storiesOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/^export const (\w+)(?:[^\n]*[^{\n]$|.*?^}$)/gms)].map(([story, name = '']) => [
      /^ {2}name: '([^']+)',$/m.exec(story)?.[1] ?? name,
      story,
    ]),
  )

/** The vocabulary of page authors, by the words of the issue list. */
const vocabulary = [
  'dict-select dict-search-select multi-select checkbox-group switch category-select tree-select tree-dict',
  'area-linkage linked-select tags-input user-picker user-by-depart-picker depart-picker role-picker position-picker',
  'record-picker popup image-upload file-upload file-cell rich-text markdown code-editor cron input-popup',
  'date datetime time date-range datetime-range time-range month quarter week year',
  'input ellipsis number slider-verify tag link html avatar progress json-view frame office-frame chat-frame',
  'editable-table sub-form',
]
  .join(' ')
  .split(' ')

test('every widget that page authors are promised is there', () => {
  const known = new Set(widgetSchemas.map((schema) => schema.id))
  expect(vocabulary.filter((id) => !known.has(id))).toEqual([])
})

test('every folder is a widget of both lists, and the other way round', () => {
  const lists = read('widgets/first.ts') + read('widgets/index.ts')
  const entries = [...lists.matchAll(/id: '([^']+)'/g)].map(([, id]) => id)
  expect([...entries].sort()).toEqual([...folders].sort())
  expect(widgetSchemas.map((schema) => schema.id).sort()).toEqual([...folders].sort())
})

describe.each(folders)('%s', (id) => {
  test('has its props schema, its texts and a sample to try it with', () => {
    expect(exists(`widgets/${id}/props.ts`)).toBe(true)
    expect(exists(`widgets/${id}/texts.ts`)).toBe(true)
    if (!layouts.has(id)) expect(exists(`widgets/${id}/sample.ts`)).toBe(true)
  })

  test('says every text in three languages', async () => {
    const texts: Record<string, unknown> = await import(new URL(`widgets/${id}/texts.ts`, root).href)
    const [ofWidget] = Object.values(texts) as readonly Record<string, Record<string, string>>[]
    const keys = Object.keys(ofWidget?.zh ?? {}).sort()
    expect(keys.length).toBeGreaterThan(0)
    for (const language of ['en', 'tw']) expect(Object.keys(ofWidget?.[language] ?? {}).sort()).toEqual(keys)
    for (const words of Object.values(ofWidget ?? {})) expect(Object.values(words)).not.toContain('')
  })

  test('has a story for every state that it can be in', () => {
    const path = `stories/widgets/${id}.stories.tsx`
    expect(exists(path), path).toBe(true)
    const stories = storiesOf(read(path))
    expect(statesOf(id).filter((state) => !stories.has(state))).toEqual([])
    const played = statesOf(id).filter((state) => playedStates.includes(state))
    expect(played.filter((state) => !/\bplay\b/.test(stories.get(state) ?? ''))).toEqual([])
  })

  test('asks no server by itself', () => {
    for (const source of sourcesOf(id))
      expect(source).not.toMatch(/\buseQuer(y|ies)\b|\bclient\.(get|post|put|delete|upload|download)\b|\bfetch\(/)
  })
})
