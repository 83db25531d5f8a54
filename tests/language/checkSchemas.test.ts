import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/checkSchemas.ts', import.meta.url))
vi.setConfig({ testTimeout: 60_000 })

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagewright-check-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Outcome {
  readonly code: number | string | null | undefined
  readonly lines: readonly string[]
}

const check = (...names: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...names], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, lines: `${stdout}${stderr}`.trim().split('\n') })
    })
  })

function write(path: string, content: object | string): void {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

const note = {
  kind: 'form',
  id: 'notes.note',
  version: 1,
  title: 'Note',
  fields: { text: { label: 'Text', widget: 'textarea' } },
  layout: ['text'],
  submit: [{ close: true }],
}

describe('schemas:check', () => {
  test('says how many documents a folder has and ends well when they are sound', async () => {
    write('loose/note.json', note)
    write('loose/schema/page.schema.json', '{')
    expect(await check('loose')).toEqual({ code: 0, lines: ['1 document, 0 issues'] })
  })

  test('prints file, line, column, code and sentence of each issue and ends with 1', async () => {
    write('packs/notes/pack.json', { id: 'notes', version: 1, title: 'Notes' })
    write('packs/notes/pages/note.json', { ...note, fields: { text: { label: 'Text', widget: 'textara' } } })
    expect(await check('packs')).toEqual({
      code: 1,
      lines: [
        'packs/notes/pages/note.json:9:17 unknown-widget `textara` is not a widget; did you mean `textarea`?',
        '2 documents, 1 issue',
      ],
    })
  })

  test('a pack brings the dictionaries that it names, or they are of the system', async () => {
    const chosen = (dict: string) => ({
      ...note,
      fields: { text: { label: 'Text', widget: 'dict-select', props: { dict } } },
    })
    write('packs/notes/pack.json', { id: 'notes', version: 1, title: 'Notes' })
    write('packs/notes/pages/note.json', chosen('sex'))
    expect((await check('packs')).lines).toEqual(['2 documents, 0 issues'])
    write('packs/notes/pages/note.json', chosen('note_kindd'))
    const { lines } = await check('packs')
    expect(lines[0]).toContain('unknown-dictionary no dictionary has the code `note_kindd`')
  })

  test('rewrites sound documents in canonical form when asked, and leaves those with comments or issues', async () => {
    const wide = JSON.stringify(note, null, 4)
    write('loose/note.json', wide)
    write('loose/other.json', `// kept\n${wide.replace('notes.note', 'notes.other')}`)
    write('loose/broken.json', wide.replace('notes.note', 'notes').replace('Note', 'Broken'))
    expect((await check('--write', 'loose')).code).toBe(1)
    const read = (name: string): string => readFileSync(join(folder, 'loose', name), 'utf8')
    expect(read('note.json')).toContain('  "fields": { "text": { "label": "Text", "widget": "textarea" } },\n')
    expect(read('other.json')).toContain('// kept')
    expect(read('broken.json')).toContain('    "kind"')
  })

  test('takes several folders, and one pack by itself', async () => {
    write('a/pack.json', { id: 'notes', version: 1, title: 'Notes' })
    write('b/note.json', note)
    expect(await check('a', 'b')).toEqual({ code: 0, lines: ['2 documents, 0 issues'] })
  })

  test('refuses a folder without documents, and one that is not there', async () => {
    mkdirSync(join(folder, 'empty'))
    expect(await check('empty')).toEqual({ code: 1, lines: ['no document to check in empty'] })
    const { code, lines } = await check('nowhere')
    expect(code).toBe(1)
    expect(lines[0]).toContain('there is no folder')
  })
})
