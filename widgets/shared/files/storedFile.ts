import { isObject, parseJson, shorten, toStoredPaths } from '../../../runtime/index.ts'
import { joinList, toText } from '../values.ts'

/** A file that the server keeps (specification 3, upload item). */
export interface StoredFile {
  readonly fileName: string
  readonly filePath: string
  /** Bytes, where they are known. */
  readonly fileSize?: number
}

/** Comma-joined paths, or the files with their names and sizes (specification 3). */
export type FilesValue = string | readonly StoredFile[]

/** The name of a stored file, by which people tell files apart; a file that is held inline has none. */
export const nameOfPath = (path: string): string =>
  path.startsWith('data:') ? '' : (path.split(/[/\\]/).at(-1) ?? path)

const fileOfPath = (path: string): StoredFile => ({ fileName: nameOfPath(path), filePath: path })

function fileOfRecord(record: object): StoredFile | undefined {
  const { fileName, filePath, fileSize, name, path, size } = record as Readonly<Record<string, unknown>>
  const [first = ''] = toStoredPaths(toText(filePath ?? path))
  if (first === '') return undefined
  const bytes = Number(fileSize ?? size)
  return {
    fileName: toText(fileName ?? name) || nameOfPath(first),
    filePath: first,
    ...(Number.isFinite(bytes) && bytes > 0 ? { fileSize: bytes } : {}),
  }
}

/**
 * The files of a value: of comma-joined paths, of files with their names, or of their JSON as text, as tables keep it.
 * What is neither is read as a path, so that nothing is hidden.
 */
export function toFiles(value: unknown): readonly StoredFile[] {
  if (Array.isArray(value)) return value.flatMap(toFiles)
  if (isObject(value)) {
    return [fileOfRecord(value) ?? { fileName: toText(value), filePath: '' }]
  }
  const text = toText(value)
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : undefined
  return typeof parsed === 'object' && parsed !== null ? toFiles(parsed) : toStoredPaths(text).map(fileOfPath)
}

const pathOf = (item: string | StoredFile): string => (typeof item === 'string' ? item : item.filePath)

/** Whether files, or their paths, hold one of the same path. */
export function hasFile(items: readonly (string | StoredFile)[], item: string | StoredFile): boolean {
  return items.some((other) => pathOf(other) === pathOf(item))
}

/** What is stored of files: their paths, or the files themselves; nothing when there are none. */
export function toFilesValue(
  files: readonly StoredFile[],
  values: 'paths' | 'files' = 'paths',
): FilesValue | undefined {
  if (files.length === 0) return undefined
  return values === 'files' ? files : joinList(files.map((file) => file.filePath))
}

/** So many characters of a name show in a cell (specification 9). */
const shownCharacters = 5

/** The name of a file as a cell shows it (specification 9). */
export const shortName = (name: string): string => shorten(name, shownCharacters)
