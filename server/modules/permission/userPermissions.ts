import type { Page } from '../../../runtime/language/index.ts'
import { type SignedInCall, splitCodes } from '../../http/index.ts'
import { findOperated } from '../../online/operations/operationCodes.ts'
import { type OpenPages, readOpenPages } from '../page/openPages.ts'
import { type MenuNode, toMenu, toWriting } from './menu.ts'
import { opensOnline, toOnlineNodes } from './onlineNodes.ts'
import { withoutOwnPages } from './ownPages.ts'
import { type PermissionRow, readGrantedIds, readPermissions, toName } from './rows.ts'

/** An entry of the access lists; the action is one access code or several, separated by commas (specification 3). */
interface AccessEntry {
  readonly action: string
  readonly type: string
  readonly status: string
  readonly describe: string
}

/** What a user may see and do. */
export interface UserPermissions {
  readonly menu: readonly MenuNode[]
  readonly auth: readonly AccessEntry[]
  readonly allAuth: readonly AccessEntry[]
  readonly codeList: readonly string[]
}

/** Whose menu is asked for: ours has every page itself, and knows the addresses of what is made online. */
export type MenuClient = 'own' | 'family'

/**
 * Reads the menu and the access codes of the caller. Codes that stand on a menu node are in the lists too, because pages
 * ask for them as buttons ask for theirs.
 */
export async function readUserPermissions(call: SignedInCall, client: MenuClient = 'family'): Promise<UserPermissions> {
  const { isAdmin, has } = await call.access()
  const rows = await readPermissions(call.db)
  const granted = await readGrantedIds(call.db, call.user.id, call.tenantId)
  const isGranted = (row: PermissionRow) => isAdmin || granted.has(row.id)
  const open = await readOpenPages(call)
  const isShown = (row: PermissionRow) => isGranted(row) || isForEverybody(row, call, open)
  const withCodes = rows.filter((row) => splitCodes(row.perms).length > 0)
  const own = withCodes.filter((row) => row.status === '1' && isGranted(row) && splitCodes(row.perms).some(has))
  const codeList = [...new Set(own.flatMap((row) => splitCodes(row.perms).filter(has)))]
  const seen = new Set(codeList.flatMap((code) => findOperated(code) ?? []))
  const shown = new Set(rows.filter(isShown).map(({ id }) => id))
  // A code of something that was made online names it, and what stands beside it says what it is.
  const isOpen = ({ id, parentId }: PermissionRow, code: string) => {
    const thing = findOperated(code)
    return thing === undefined || seen.has(thing) || shown.has(id) || shown.has(parentId ?? '')
  }
  const menu = toMenu(client === 'own' ? rows : withoutOwnPages(rows), isShown, toWriting(call))
  const mayOpen = isAdmin || opensOnline(rows.filter(isGranted), codeList)
  const online = client === 'own' || !mayOpen ? [] : toOnlineNodes(menu, call.language)
  return {
    menu: [...menu, ...online],
    auth: own.map((row) => toEntry(row, call)),
    allAuth: withCodes.flatMap((row) => {
      const codes = splitCodes(row.perms).filter((code) => isAdmin || isOpen(row, code))
      return codes.length === 0 ? [] : [{ ...toEntry(row, call), action: codes.join(',') }]
    }),
    codeList,
  }
}

/** Whether the page of a node says that it is everybody's; a code on the node still has to be granted. */
export function isForEverybody({ page, perms }: PermissionRow, { services }: SignedInCall, open: OpenPages): boolean {
  if (page === null || splitCodes(perms).length > 0) return false
  const menu = services.findPage(page)?.document.menu as Page['menu'] | undefined
  return menu?.everybody === true || open.has(page)
}

function toEntry(row: PermissionRow, call: SignedInCall): AccessEntry {
  return {
    action: row.perms ?? '',
    type: row.permsType ?? '1',
    status: row.status,
    describe: toName(row, call.language),
  }
}
