import { readFile } from 'node:fs/promises'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { toFilePlace } from '../../files/fileStore.ts'
import { type Call, findSession, type RawAnswer, raw } from '../../http/index.ts'
import { isLogo } from '../site/logo.ts'
import { findFileToken } from './fileCookie.ts'
import { isShownInPlace } from './fileKind.ts'

const missing = { zh: '文件不存在', en: 'There is no such file.', tw: '檔案不存在' }

/**
 * Answers with a stored file to who has a session, by header, by the parameter `token` or by the cookie for files, and
 * with the logo of a site to everybody. Only files that the database knows are served, and only pictures and PDF are shown in place (wire contract 1.11, 5 F2 and F5).
 */
export async function serveFile(call: Call, path: string): Promise<RawAnswer> {
  if (!(await hasSession(call)) && !(await isLogo(call.db, path))) throw createError('tokenInvalid')
  const place = path.includes('\0') ? undefined : toFilePlace(call.config, path)
  const file = place === undefined ? undefined : await findRow(call.db, 'sysFile', { path }, ['name', 'type'])
  const content = place === undefined || file === undefined ? undefined : await readOrNothing(place)
  if (file === undefined || content === undefined) throw createFailure(missing, { code: 404, status: 404 })
  const isShown = isShownInPlace(file.type)
  return raw(content, {
    'content-type': file.type,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'x-content-type-options': 'nosniff',
    // Browsers show no PDF in a sandbox; their own viewer is one already.
    'content-security-policy':
      file.type === 'application/pdf' ? "default-src 'none'; frame-ancestors 'self'" : "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=3600',
  })
}

async function hasSession({ db, user, request }: Call): Promise<boolean> {
  if (user !== undefined) return true
  const token = findFileToken(request)
  return token !== undefined && (await findSession(db, token)) !== undefined
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
