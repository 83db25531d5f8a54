import { readCached } from '../../db/changes.ts'
import {
  type Call,
  grantTopics,
  keepAnswer,
  ok,
  type RawAnswer,
  readToken,
  type SignedInCall,
  sendKept,
  splitCodes,
  withCookie,
} from '../../http/index.ts'
import { findOperated } from '../../online/operations/operationCodes.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { toFileCookie } from '../file/fileCookie.ts'
import { readOpenPages } from '../page/openPages.ts'
import { toMenuTree, toWriting } from './menu.ts'
import { openOnlineTopics, readOpenOnline } from './openOnline.ts'
import { readPermissions } from './rows.ts'
import { readUserPermissions } from './userPermissions.ts'

/** By which our own app says that it asks (wire contract 7.2). */
const clientParameter = 'client'
const ownClient = 'pagewright'

/**
 * Answers the menu and the access codes of the caller with the checksums of all pages (wire contract 1.5). Every start of
 * the app asks for it, so that it is written once for each person, tenant and language, until something of it changes.
 */
export async function answerOwnMenu(call: SignedInCall): Promise<RawAnswer> {
  const { user, language, tenantId } = call
  const client = (call.query as Readonly<Record<string, unknown>>)[clientParameter] === ownClient ? 'own' : 'family'
  const kept = await readCached(call.db, `menu:${client}:${language}:${user.id}:${tenantId}`, async () => {
    const { menu, auth, allAuth } = await readUserPermissions(call, client)
    const pages = await readPageChecksums(call)
    const value = keepAnswer(ok({ menu, auth, allAuth, sysSafeMode: false, pages }, ''), language)
    return {
      value,
      topics: [...grantTopics, 'sys_page', packTopic, `user:${user.id}`],
      size: (1.5 * value.body.length) / 1024,
    }
  })
  const token = readToken(call.request, false)
  // Every start of the app makes this call, so that its cookie lives as long as its session.
  const answer = await sendKept(call.request, kept)
  return token === undefined ? answer : withCookie(answer, toFileCookie(token))
}

/**
 * Answers the menu of who is not signed in: the entries whose pages, forms, reports or graph reports are open to anyone, with the folders
 * above them, and the checksums of those pages. It is the same for all of them.
 */
export async function answerVisitorMenu(call: Call): Promise<RawAnswer> {
  const { db, language } = call
  const kept = await readCached(db, `visitorMenu:${language}`, async () => {
    const open = await readOpenPages(call)
    const isOpen = (page: string | null): boolean => page !== null && open.get(page) === 'anyone'
    const { addresses } = await readOpenOnline(db)
    // An entry below a closed one stands at the top, so that nothing of the latter is seen.
    // What leads to a thing that is open carries the codes of its operations, by which others have more of it.
    const asksForCode = ({ url, perms }: { readonly url: string | null; readonly perms: string | null }): boolean =>
      splitCodes(perms).some((code) => !addresses.has(url ?? '') || findOperated(code) === undefined)
    const rows = (await readPermissions(db)).filter(
      (node) => !asksForCode(node) && (node.page === null || isOpen(node.page)),
    )
    const menu = toMenuTree(rows, ({ page, url }) => isOpen(page) || addresses.has(url ?? ''), toWriting(call))
    const pages = (await readPageChecksums(call)).filter(({ id }) => isOpen(id))
    const value = keepAnswer(ok({ menu, auth: [], allAuth: [], pages }, ''), language)
    return {
      value,
      topics: ['sys_permission', 'sys_page', ...openOnlineTopics, packTopic],
      size: (1.5 * value.body.length) / 1024,
    }
  })
  return sendKept(call.request, kept)
}

/** All pages that the server has; one that was made on it stands for one of a pack. */
async function readPageChecksums(call: Call) {
  const own = await call.db.selectFrom('sysPage').select(['pageId', 'checksum']).execute()
  const ids = new Set(own.map(({ pageId }) => pageId))
  const installed = call.services.installedPages().filter(({ id }) => !ids.has(id))
  return [
    ...installed.map(({ id, checksum, pack }) => ({ id, checksum, pack })),
    ...own.map(({ pageId, checksum }) => ({ id: pageId, checksum, pack: '' })),
  ]
}
