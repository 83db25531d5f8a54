import type { Model, Page } from '../../../../runtime/language/index.ts'
import { type SignedInCall, splitCodes } from '../../../http/index.ts'
import { readOpenPages } from '../../page/openPages.ts'
import { isButton, type PermissionRow, readPermissions, toName } from '../rows.ts'
import { isForEverybody } from '../userPermissions.ts'
import { explainCode } from './access.ts'
import type { RawReason } from './accessReason.ts'
import { explainMessages as messages } from './messages.ts'
import { type Person, readRolesOf } from './person.ts'

/** The menu node of an address, with what leads on from it. */
export interface MenuExplanation {
  readonly findings: readonly RawReason[]
  /** The address of the list call of the page that the node opens. */
  readonly listCall: string | undefined
}

/** Why a menu entry is shown to a person or not, and which of its buttons they have; undefined for no entry. */
export async function explainMenu(
  path: string,
  person: Person,
  call: SignedInCall,
): Promise<MenuExplanation | undefined> {
  const rows = await readPermissions(call.db)
  const node = rows.find((row) => row.url === path && !isButton(row))
  if (node === undefined) return undefined
  const buttons = rows.filter((row) => row.parentId === node.id && isButton(row))
  return {
    findings: [
      await explainNode(node, rows, person, call),
      ...(await Promise.all(
        buttons.flatMap((row) =>
          splitCodes(row.perms).map(async (code): Promise<RawReason> => {
            const reason = await explainCode(code, person, call.language)
            const outcome = reason.outcome === 'denied' ? 'narrowed' : reason.outcome
            return { ...reason, topic: 'button', subject: `${toName(row, call.language)} (${code})`, outcome }
          }),
        ),
      )),
    ],
    listCall: findListCall(node, call),
  }
}

async function explainNode(
  node: PermissionRow,
  rows: readonly PermissionRow[],
  person: Person,
  call: SignedInCall,
): Promise<RawReason> {
  const about = { topic: 'menu', subject: toName(node, call.language) } as const
  if (node.status !== '1') return { ...about, outcome: 'denied', message: messages.menuOff }
  const by = [...new Set(withBelow(node, rows).flatMap(({ id }) => person.grantors(id)))]
  if (person.codes.isAdmin || by.length > 0) return { ...about, outcome: 'allowed', message: messages.menuShown, by }
  if (isForEverybody(node, call, await readOpenPages(call)))
    return { ...about, outcome: 'allowed', message: messages.menuEverybody }
  const roles = (await readRolesOf(call.db, [node.id], person.namedRoles)).join(', ') || messages.nobody[call.language]
  return { ...about, outcome: 'denied', message: messages.menuHidden, details: { roles } }
}

/** An entry is shown for what is granted below it too, buttons aside. */
function withBelow(node: PermissionRow, rows: readonly PermissionRow[]): readonly PermissionRow[] {
  const children = rows.filter((row) => row.parentId === node.id && !isButton(row) && row.status === '1')
  return [node, ...children.flatMap((child) => withBelow(child, rows))]
}

function findListCall(node: PermissionRow, call: SignedInCall): string | undefined {
  const page = node.page === null ? undefined : call.services.findPage(node.page)
  const source =
    (page?.document as Partial<Page> | undefined)?.source ?? (page?.model as Partial<Model> | undefined)?.source
  if (source === undefined || !('rest' in source)) return undefined
  return source.list ?? `${source.rest}/list`
}
