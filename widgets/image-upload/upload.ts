import { toText } from '../shared/values.ts'

/** A picture on its way to the server, or there and waiting for the others. */
export interface Upload {
  readonly number: number
  readonly name: string
  /** Where the chosen file shows from until the server has it. */
  readonly preview: string
  /** From 0 to 100. */
  readonly percent: number
  /** Where the server keeps it; none while it is on its way. */
  readonly path?: string
  readonly abort: () => void
}

/** The last so many of a list; all of them for 0 (specification 5, `uploadnum`). */
export const latest = <T>(items: readonly T[], limit: number): readonly T[] => (limit > 0 ? items.slice(-limit) : items)

/** The paths that are stored once all uploads are done; nothing as long as one is on its way (specification 4). */
export function settledPaths(
  paths: readonly string[],
  uploads: readonly Upload[],
  limit: number,
): readonly string[] | null {
  const done = uploads.flatMap((upload) => upload.path ?? [])
  return done.length === 0 || done.length < uploads.length ? null : latest([...paths, ...done], limit)
}

/** A list with one item moved by one place; null when there is no place. */
export function moved<T>(items: readonly T[], index: number, step: -1 | 1): readonly T[] | null {
  const target = index + step
  const item = items[index]
  if (item === undefined || target < 0 || target >= items.length) return null
  return items.toSpliced(index, 1).toSpliced(target, 0, item)
}

/** The stored paths of a value. A picture that is held inline has a comma of its own. */
export function toPaths(value: unknown): readonly string[] {
  const text = toText(value)
  if (text.startsWith('data:')) return [text]
  return text
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
}

/** The name of a stored file, by which people tell pictures apart. */
export const fileName = (path: string): string => (path.startsWith('data:') ? '' : (path.split(/[/\\]/).at(-1) ?? path))
