import type { TreeRow } from './flattenTree.ts'

/** What a key does in a tree. */
type TreeMove =
  | { readonly kind: 'go'; readonly index: number }
  | { readonly kind: 'toggle'; readonly index: number; readonly isOpen: boolean }
  | { readonly kind: 'choose'; readonly index: number }

/** What a key leads to from the line that has the focus, as in every tree of the platform; undefined for other keys. */
export function toTreeMove(key: string, rows: readonly TreeRow[], index: number): TreeMove | undefined {
  const row = rows[index]
  if (!row) return rows.length > 0 && (key === 'ArrowDown' || key === 'Home') ? { kind: 'go', index: 0 } : undefined
  const go = (to: number): TreeMove => ({ kind: 'go', index: Math.max(0, Math.min(rows.length - 1, to)) })
  if (key === 'ArrowDown') return go(index + 1)
  if (key === 'ArrowUp') return go(index - 1)
  if (key === 'Home') return go(0)
  if (key === 'End') return go(rows.length - 1)
  if (key === 'Enter' || key === ' ') return { kind: 'choose', index }
  if (key === 'ArrowRight') {
    if (row.isOpen === undefined) return undefined
    return row.isOpen ? go(index + 1) : { kind: 'toggle', index, isOpen: true }
  }
  if (key === 'ArrowLeft') {
    if (row.isOpen) return { kind: 'toggle', index, isOpen: false }
    const parent = rows.findIndex((other) => other.key === row.parent && other.note === undefined)
    return parent < 0 ? undefined : go(parent)
  }
  return undefined
}

/** The next line whose label begins with what was typed, from the focus on and around. */
export function findTyped(labels: readonly string[], typed: string, from: number): number | undefined {
  const wanted = typed.toLowerCase()
  const found = labels.findIndex((_, step) => {
    const label = labels[(from + step) % labels.length]
    return label?.toLowerCase().startsWith(wanted)
  })
  return found < 0 ? undefined : (from + found) % labels.length
}
