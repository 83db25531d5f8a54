import { toStoredPaths } from '../../../../data/index.ts'
import { toText } from '../../../../format/index.ts'
import { isObject, parseJson } from '../../../../language/index.ts'

/** A stored file, or one at an address. */
export interface MediaItem {
  /** The stored path or the address. */
  readonly path: string
  /** What the file is called; empty for one that is held inline. */
  readonly name: string
  /** Bytes, where they are known. */
  readonly size?: number
}

/** The last part of a path or an address without its parameters. */
export function nameOfPath(path: string): string {
  if (/^(?:data|blob):/.test(path)) return ''
  const last =
    path
      .replace(/[?#].*$/s, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** A file as fields of files keep it, or with the short names of the same. */
function ofObject(value: object): readonly MediaItem[] {
  const { filePath, path, url, fileName, name, fileSize, size } = value as Readonly<Record<string, unknown>>
  const [first] = toStoredPaths(toText(filePath ?? path ?? url))
  const bytes = Number(fileSize ?? size)
  if (first === undefined) return []
  return [{ path: first, name: toText(fileName ?? name) || nameOfPath(first), ...(bytes > 0 ? { size: bytes } : {}) }]
}

/** The files of a value: a path or several joined by commas, a list of them, or files with their names and sizes. */
export function toMediaItems(value: unknown): readonly MediaItem[] {
  if (Array.isArray(value)) return value.flatMap(toMediaItems)
  if (isObject(value)) return ofObject(value)
  const text = toText(value).trim()
  const parsed = /^[[{]/.test(text) ? parseJson(text) : undefined
  if (typeof parsed === 'object' && parsed !== null) return toMediaItems(parsed)
  return toStoredPaths(text).map((path) => ({ path, name: nameOfPath(path) }))
}
