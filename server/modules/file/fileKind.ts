import { extname } from 'node:path'
import { findType } from './findType.ts'
import type { Sender } from './lookThrough.ts'

/** What a stored file is, by its content and not by what the client calls it. */
export interface FileKind {
  readonly extension: string
  readonly type: string
}

/** Kinds that are recognised by their first bytes. Pictures made of markup are not among them: they can carry scripts. */
const binaries: ReadonlySet<string> = new Set([
  ...['png', 'apng', 'jpg', 'gif', 'webp', 'bmp', 'avif', 'ico'],
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  ...['zip', 'gz', '7z', 'rar', 'tar'],
  ...['mp3', 'mp4', 'wav', 'ogg', 'webm'],
])

/** The older office kinds share one container, so the name decides between them. */
const containers: ReadonlyMap<string, string> = new Map([
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
])

/** Plain texts, which have no first bytes of their own. */
const texts: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['log', 'text/plain'],
  ['md', 'text/markdown'],
  ['csv', 'text/csv'],
  ['json', 'application/json'],
])

/** Kinds that a browser may show in place; every other is saved. */
const shown: ReadonlySet<string> = new Set([
  ...['image/png', 'image/apng', 'image/vnd.mozilla.apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'],
  ...['image/avif', 'image/x-icon', 'application/pdf'],
])

/** Finds the kind of what a person uploads; undefined for what is not accepted (wire contract 5, F1). */
export async function findFileKind(name: string, content: Buffer, sender: Sender): Promise<FileKind | undefined> {
  const claimed = extname(name).slice(1).toLowerCase()
  const found = await findType(content, sender)
  if (found === undefined) {
    const type = content.includes(0) ? undefined : texts.get(claimed)
    return type === undefined ? undefined : { extension: claimed, type }
  }
  if (found.ext === 'cfb') {
    const type = containers.get(claimed)
    return type === undefined ? undefined : { extension: claimed, type }
  }
  return binaries.has(found.ext) ? { extension: found.ext, type: found.mime } : undefined
}

/** Whether a browser may show a file of this type in place (wire contract 5, F5). */
export function isShownInPlace(type: string): boolean {
  return shown.has(type)
}
