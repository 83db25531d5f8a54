import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { toFilePlace } from '../../files/fileStore.ts'
import { type Call, fileColumns, hasCopy, type RawAnswer, raw, readQueryToken, stranger } from '../../http/index.ts'
import { isPublicPicture } from '../installation/publicPicture.ts'
import { isLogo } from '../site/logo.ts'
import { isShownInPlace } from './fileKind.ts'

const missing = {
  zh: '文件不存在，或您无权查看',
  en: 'There is no such file, or you may not read it.',
  tw: '檔案不存在，或您無權檢視',
}

/** A stored file that a call may read. */
interface OpenFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly place: string
}

/**
 * Finds a stored file that the caller of a call may read, or the logo of a site or a picture of a page for visitors, which
 * are everybody's; for anybody else it is as if there were none. Only files that the database knows are found (wire contract 1.11, 5 F2).
 */
export async function findOpenFile({ db, config, user, services }: Call, path: string): Promise<OpenFile> {
  const place = path.includes('\0') ? undefined : toFilePlace(config, path)
  const columns = [...fileColumns, 'name', 'type'] as const
  const file = place === undefined ? undefined : await findRow(db, 'sysFile', { path }, columns)
  const isOpen =
    file !== undefined &&
    ((await services.files.mayRead({ db, user: user ?? stranger, services }, file)) ||
      (await isLogo(db, path)) ||
      (await isPublicPicture(db, path)))
  if (user === undefined && !isOpen) throw createError('tokenInvalid')
  if (place === undefined || file === undefined || !isOpen) throw noSuchFile()
  return { ...file, place }
}

/** Answers with a stored file; only pictures and PDF are shown in place (wire contract 5 F5). */
export async function sendFile({ request }: Call, { id, name, type, place }: OpenFile): Promise<RawAnswer> {
  const disposition = isShownInPlace(type) ? 'inline' : 'attachment'
  const headers = {
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    // Browsers show no PDF in a sandbox; their own viewer is one already.
    'content-security-policy':
      type === 'application/pdf' ? "default-src 'none'; frame-ancestors 'self'" : "default-src 'none'; sandbox",
    // What a path names never changes.
    etag: `"${id}"`,
    ...toCacheHeaders(request),
  }
  if (hasCopy(request, headers.etag)) return raw('', headers, 304)
  const content = await readOrNothing(place)
  if (content === undefined) throw noSuchFile()
  return raw(content, { 'content-type': type, ...headers })
}

const noSuchFile = (): Error => createFailure(missing, { code: 404, status: 404 })

/**
 * A browser keeps the pictures of a page, and asks each time whether they are still the person's to see; without the
 * cookie nothing of it is used, also by its Back button. A file that fills a window or a frame would come back from there
 * without a question, and the address of one with a token would still find it, so neither is kept.
 */
function toCacheHeaders(request: FastifyRequest): Readonly<Record<string, string>> {
  if (isWindow(request) || readQueryToken(request) !== undefined) return { 'cache-control': 'private, no-store' }
  return { 'cache-control': 'private, no-cache', vary: 'cookie, x-access-token' }
}

/** Whether a file is asked for to be shown by itself. Browsers say for what only where the connection is secure. */
function isWindow({ headers }: FastifyRequest): boolean {
  const purpose = headers['sec-fetch-dest']
  if (typeof purpose === 'string') return ['document', 'iframe', 'frame', 'embed', 'object'].includes(purpose)
  return headers.accept?.includes('text/html') === true
}

async function readOrNothing(place: string): Promise<Buffer | undefined> {
  try {
    return await readFile(place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}
