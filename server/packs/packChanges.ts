import type { PackState } from './packState.ts'

/** What a reload changed of a pack. */
export interface PackChange {
  readonly id: string
  readonly before: PackState | undefined
  /** Undefined for one that was never installed and is not there any more. */
  readonly after: PackState | undefined
}

/** The packs that stand otherwise than before. */
export function findPackChanges(before: readonly PackState[], after: readonly PackState[]): readonly PackChange[] {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  const find = (list: readonly PackState[], id: string) => list.find((pack) => pack.id === id)
  return [...ids]
    .map((id): PackChange => ({ id, before: find(before, id), after: find(after, id) }))
    .filter((change) => toText(change.before) !== toText(change.after))
}

/** Whether all packs stand the same. */
export const sameStates = (left: readonly PackState[], right: readonly PackState[]): boolean =>
  findPackChanges(left, right).length === 0

const toText = (pack: PackState | undefined): string =>
  pack === undefined
    ? ''
    : JSON.stringify([
        ...[pack.version, pack.state, pack.checksum],
        pack.issues.map(({ file, line, column, message }) => [file, line, column, message]),
      ])
