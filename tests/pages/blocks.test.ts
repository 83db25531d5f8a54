import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isObject, type Page, pageAccess } from '../../runtime/language/index.ts'

const pages = new URL('../../schemas/system/pages/', import.meta.url)
const calls = readFileSync(new URL('../../server/calls.json', import.meta.url), 'utf8')

/** The codes that a call asks for, any of which will do; none for a call that everybody may make who is signed in. */
const codesOf = new Map(
  (JSON.parse(calls) as readonly { readonly method: string; readonly path: string; readonly access: string }[])
    .filter(({ method }) => method === 'GET')
    .map(({ path, access }) => [path, /^(signedIn|anonymous)$/.test(access) ? [] : access.split('|')]),
)

/** Calls that tell everybody about themselves, and about all people who was given that. */
const figures: Readonly<Record<string, string>> = {
  '/sys/loginfo': 'dashboard:figures',
  '/sys/visitInfo': 'dashboard:figures',
}

interface Block {
  readonly id: string
  readonly access?: string
  readonly source?: unknown
  readonly blocks?: readonly Block[]
}

/** The blocks of a report with the codes under which each is shown. */
function listBlocks(
  blocks: readonly Block[],
  codes: readonly string[],
): readonly (Block & { codes: readonly string[] })[] {
  return blocks.flatMap((block) => {
    const own = block.access === undefined ? codes : [...codes, block.access]
    return [{ ...block, codes: own }, ...listBlocks(block.blocks ?? [], own)]
  })
}

const reports = readdirSync(pages)
  .map((name) => JSON.parse(readFileSync(new URL(name, pages), 'utf8')) as Page)
  .filter(({ kind }) => kind === 'page')

describe.each(reports.map((page) => [page.id, page] as const))('%s', (_id, page) => {
  const code = pageAccess(page)
  const blocks = listBlocks((page as unknown as { readonly blocks: readonly Block[] }).blocks, code ? [code] : [])

  test('shows no block whose call its reader may not make', () => {
    const open = blocks.flatMap(({ id, source, codes }) => {
      const url = isObject(source) && typeof source.url === 'string' ? source.url : undefined
      if (url === undefined) return []
      const asked = figures[url] === undefined ? codesOf.get(url) : [figures[url]]
      if (asked === undefined) return [`${id} calls ${url}, which there is not`]
      return asked.length === 0 || asked.some((each) => codes.includes(each)) ? [] : [`${id} asks for ${asked}`]
    })
    expect(open).toEqual([])
  })
})
