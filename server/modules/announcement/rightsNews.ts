import type { HubSocket } from '../../realtime/hub.ts'
import type { SocketCall } from '../../realtime/socketRoute.ts'
import { readGrantedIds, readPermissions } from '../permission/rows.ts'

/** What the app is told when the menu, the pages or the rights of its person are other ones (wire contract 1.12, ours). */
const rightsNews = JSON.stringify({ cmd: 'permission' })

/**
 * Gives what tells the app of a person that their menu, the pages or their rights have changed, so that it shows at once. A change tells
 * only those whom it concerns.
 */
export function reportRights(call: SocketCall, socket: HubSocket): () => void {
  let known: string | undefined
  const look = async () => {
    const next = await readRights(call)
    const isNew = known !== undefined && next !== known
    known = next
    if (isNew) socket.send(rightsNews)
  }
  // Nothing is lost where the database is away: a later change, or the next start, asks again.
  const quietly = () => void look().catch(() => undefined)
  quietly()
  return quietly
}

/** What of the menu and the rights is the person's, and the versions of the pages of packs, as one text to compare. */
async function readRights({ db, user, tenantId, services, access }: SocketCall): Promise<string> {
  const { isAdmin, codes } = await access()
  const granted = await readGrantedIds(db, user.id, tenantId)
  const nodes = (await readPermissions(db)).filter(({ id }) => isAdmin || granted.has(id))
  const pages = services.installedPages().map(({ checksum }) => checksum)
  return JSON.stringify([isAdmin, [...codes].toSorted(), nodes, pages])
}
