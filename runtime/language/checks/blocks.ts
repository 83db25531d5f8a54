import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import { staticBlocks } from '../kinds/report/blocks/index.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { checkFieldProps, type PropsResult } from './fieldProps.ts'

interface PlacedBlock {
  readonly block: JsonObject
  readonly path: Pointer
}

/** The kinds of pages that have blocks. */
const kinds: readonly (string | undefined)[] = ['report', 'list']

/** The blocks of a page with those inside of groups. */
const blocksOf = (page: unknown): readonly PlacedBlock[] =>
  kinds.includes(getText(page, 'kind')) ? blocksIn(page, '/blocks') : []

const blocksIn = (holder: unknown, list: Pointer): readonly PlacedBlock[] =>
  getList(holder, 'blocks').flatMap((block, index) => {
    if (!isObject(block)) return []
    const path = childPointer(list, index)
    return [{ block, path }, ...blocksIn(block, childPointer(path, 'blocks'))]
  })

/** The blocks of a page are told apart by their ids. */
export function checkBlockNames(page: unknown): readonly Diagnostic[] {
  const seen = new Set<string>()
  return blocksOf(page).flatMap(({ block, path }): readonly Diagnostic[] => {
    const id = getText(block, 'id')
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id)
      return []
    }
    const message = `the block \`${id}\` stands here a second time; give each its own \`id\``
    return [{ path: childPointer(path, 'id'), code: 'duplicate-name', message }]
  })
}

/** A block of a page without a source says itself where its records come from; a text of the document needs none. */
export function findBlocksWithoutSource(page: unknown): readonly Diagnostic[] {
  return blocksOf(page).flatMap(({ block, path }): readonly Diagnostic[] => {
    if (staticBlocks.has(getText(block, 'type') ?? '')) return []
    const needs = getMember(block, 'source') === undefined && getMember(block, 'text') === undefined
    if (!needs) return []
    const message = 'nothing says where the records of this block come from: give `source` here, or one of the page'
    return [{ path, code: 'missing-source', message }]
  })
}

/** Every field that a block shows is declared: by the block, or by the page and its model. */
export function checkBlockFields(page: unknown, fields: JsonObject): readonly Diagnostic[] {
  return blocksOf(page).flatMap(({ block, path }) => {
    const known = { ...fields, ...getObject(block, 'fields') }
    const names = Object.keys(known)
    return (['columns', 'items'] as const).flatMap((list) =>
      getList(block, list).flatMap((entry, index): readonly Diagnostic[] => {
        const place = childPointer(childPointer(path, list), index)
        const name = typeof entry === 'string' ? entry : getText(entry, 'field')
        if (name === undefined || name === '' || Object.hasOwn(known, name)) return []
        const at = typeof entry === 'string' ? place : childPointer(place, 'field')
        const hint = suggestWord(name, names)
        return [{ path: at, code: 'unknown-field', message: `no field is called \`${name}\`${hint}` }]
      }),
    )
  })
}

/** The props of the fields that a block declares for itself suit their widgets. */
export function checkBlockFieldProps(vocabulary: Vocabulary, page: unknown): PropsResult {
  const results = blocksOf(page).map(({ block, path }) => {
    const fields = getObject(block, 'fields')
    return checkFieldProps(vocabulary, fields, fields, childPointer(path, 'fields'))
  })
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    places: results.flatMap(({ places }) => places),
  }
}
