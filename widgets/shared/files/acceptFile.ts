import { endingOf } from './fileKind.ts'

interface ChosenFile {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

interface Limits {
  /** Endings such as `.pdf` and types such as `image/*`; any file when left out or empty. */
  readonly accept?: readonly string[] | undefined
  /** Megabytes. */
  readonly maxSize: number
}

const isOfKind = ({ name, type }: ChosenFile, kind: string): boolean => {
  if (kind.startsWith('.')) return kind.slice(1).toLowerCase() === endingOf(name)
  if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
  return type === kind
}

/** Why a file that was chosen is not sent: its kind, or its size (specification 5); nothing when it is. */
export function findObjection(file: ChosenFile, { accept = [], maxSize }: Limits): 'kind' | 'size' | undefined {
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'kind'
  return file.size > maxSize * 1024 * 1024 ? 'size' : undefined
}
