import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import { recordBlocks } from '../kinds/page/blocks/index.ts'
import { innerBlocks } from '../kinds/page/children.ts'
import { childPointer, type Pointer, valueAt } from '../pointer.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { checkFieldProps, checkInputProps, type PropsResult } from './fieldProps.ts'

export interface PlacedBlock {
  readonly block: JsonObject
  readonly path: Pointer
  /** Whether a block around it has a record that it reads. */
  readonly hasRecord: boolean
}

/** The kinds of pages that have blocks, where those stand, and whether there is a record for all of them. */
const lists: Readonly<Record<string, { readonly place: readonly string[]; readonly hasRecord: boolean }>> = {
  page: { place: ['blocks'], hasRecord: false },
  fragment: { place: ['blocks'], hasRecord: false },
  list: { place: ['blocks'], hasRecord: false },
  form: { place: ['done', 'blocks'], hasRecord: true },
}

/** The blocks of a page with those inside of others. */
export function blocksOf(page: unknown): readonly PlacedBlock[] {
  const kind = getText(page, 'kind') ?? ''
  if (!Object.hasOwn(lists, kind)) return []
  const { place = [], hasRecord = false } = lists[kind] ?? {}
  const path = place.reduce<Pointer>(childPointer, '')
  const blocks = valueAt(page, path)
  return Array.isArray(blocks) ? blocksIn(blocks, path, hasRecord) : []
}

const blocksIn = (blocks: readonly unknown[], list: Pointer, hasRecord: boolean): readonly PlacedBlock[] =>
  blocks.flatMap((block, index) => {
    if (!isObject(block)) return []
    const path = childPointer(list, index)
    const isRecord = hasRecord || getMember(block, 'source') !== undefined
    return [
      { block, path, hasRecord },
      ...innerBlocks(block).flatMap(({ place, blocks: inner }) =>
        blocksIn(inner, place.reduce<Pointer>(childPointer, path), isRecord || getText(block, 'type') === 'repeat'),
      ),
    ]
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
  return blocksOf(page).flatMap(({ block, path, hasRecord }): readonly Diagnostic[] => {
    if (hasRecord || !recordBlocks.has(getText(block, 'type') ?? '')) return []
    const needs = getMember(block, 'source') === undefined && getMember(block, 'text') === undefined
    if (!needs) return []
    const message = 'nothing says where the records of this block come from: give `source` here, or one of the page'
    return [{ path, code: 'missing-source', message }]
  })
}

/** The props of the fields that a block declares for itself, and those of its inputs, suit their widgets. */
export function checkBlockFieldProps(vocabulary: Vocabulary, page: unknown): PropsResult {
  const results = blocksOf(page).flatMap(({ block, path }) => {
    const fields = getObject(block, 'fields')
    const items = getText(block, 'type') === 'inputs' ? getList(block, 'items') : []
    return [
      checkFieldProps(vocabulary, fields, fields, childPointer(path, 'fields')),
      ...items.flatMap((item, index) =>
        isObject(item) ? checkInputProps(vocabulary, item, childPointer(childPointer(path, 'items'), index)) : [],
      ),
    ]
  })
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    places: results.flatMap(({ places }) => places),
  }
}
