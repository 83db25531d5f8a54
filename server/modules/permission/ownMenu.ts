import { readCached } from '../../db/changes.ts'
import {
  grantTopics,
  keepAnswer,
  ok,
  type RawAnswer,
  readToken,
  type SignedInCall,
  sendKept,
  withCookie,
} from '../../http/index.ts'
import { packTopic } from '../../packs/packTopic.ts'
import { toFileCookie } from '../file/fileCookie.ts'
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

/** All pages that the server has; one that was made on it stands for one of a pack. */
async function readPageChecksums(call: SignedInCall) {
  const own = await call.db.selectFrom('sysPage').select(['pageId', 'checksum']).execute()
  const ids = new Set(own.map(({ pageId }) => pageId))
  const installed = call.services.installedPages().filter(({ id }) => !ids.has(id))
  return [
    ...installed.map(({ id, checksum, pack }) => ({ id, checksum, pack })),
    ...own.map(({ pageId, checksum }) => ({ id: pageId, checksum, pack: '' })),
  ]
}
