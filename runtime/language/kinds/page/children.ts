import { isObject, type JsonObject } from '../../json.ts'

/** Properties of a block that hold parts which have blocks each. */
const parts = ['tabs', 'steps', 'columns'] as const

/** A list of blocks inside of a block, and where it stands in it. */
export interface InnerBlocks {
  readonly place: readonly (string | number)[]
  readonly blocks: readonly unknown[]
}

const isPart = (value: unknown): value is { readonly blocks: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.blocks)

const readList = (holder: JsonObject, name: string): readonly unknown[] => {
  const list = holder[name]
  return Array.isArray(list) ? list : []
}

/** The lists of blocks that a block holds, in reading order; none for one that holds no others. */
export function innerBlocks(block: unknown): readonly InnerBlocks[] {
  if (!isObject(block)) return []
  const own = Array.isArray(block.blocks) ? [{ place: ['blocks'], blocks: readList(block, 'blocks') }] : []
  const ofParts = parts.flatMap((name) =>
    readList(block, name).flatMap((part, index) =>
      isPart(part) ? [{ place: [name, index, 'blocks'], blocks: part.blocks }] : [],
    ),
  )
  return [...own, ...ofParts]
}

/** A block with other lists of blocks inside of it; parts of which no block is left are gone. */
export function withInnerBlocks<B extends object>(
  block: B,
  change: (blocks: readonly unknown[]) => readonly unknown[],
): B {
  const holder = block as JsonObject
  const own = Array.isArray(holder.blocks) ? { blocks: change(readList(holder, 'blocks')) } : {}
  const ofParts = parts.flatMap((name) => {
    const list = readList(holder, name)
    if (!list.some(isPart)) return []
    const kept = list.flatMap((part) => {
      if (!isPart(part)) return [part]
      const blocks = change(part.blocks)
      return blocks.length === 0 ? [] : [{ ...part, blocks }]
    })
    return [[name, kept] as const]
  })
  return { ...block, ...own, ...Object.fromEntries(ofParts) }
}
