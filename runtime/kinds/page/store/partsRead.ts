import { innerBlocks } from '../../../language/index.ts'

const readPart = /\b(state|sources)\b(?:\s*\.\s*(\w+))?/g

const known = new WeakMap<object, readonly string[]>()

/** Properties that name a source or a state by themselves, outside of any formula. */
const naming: Readonly<Record<string, string>> = { source: 'sources', state: 'state' }

function collect(value: unknown, inner: ReadonlySet<unknown>, parts: Set<string>): void {
  if (typeof value === 'string') {
    for (const [, part = '', name] of value.matchAll(readPart)) parts.add(name === undefined ? part : `${part}.${name}`)
    return
  }
  if (typeof value !== 'object' || value === null || inner.has(value)) return
  for (const [key, member] of Object.entries(value)) {
    const part = naming[key]
    if (part !== undefined && typeof member === 'string') parts.add(`${part}.${member}`)
    else collect(member, inner, parts)
  }
}

/**
 * The parts of the store that a piece of a document may read, without those of the blocks inside of it: what draws these
 * reads for itself. It may name more than are read, and never fewer.
 */
export function partsRead(piece: object): readonly string[] {
  const before = known.get(piece)
  if (before) return before
  const parts = new Set<string>()
  collect(piece, new Set(innerBlocks(piece).map(({ blocks }) => blocks)), parts)
  const found = [...parts]
  known.set(piece, found)
  return found
}

/** The sources among some parts of the store. */
export const sourcesOf = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((part) => (part.startsWith('sources.') ? [part.slice('sources.'.length)] : []))
