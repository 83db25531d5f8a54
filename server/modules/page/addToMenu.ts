import { createError, isObject, parseJson } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { findFormThing, findReportThing, type OnlineThing } from '../../online/operations/findThing.ts'
import { nodes } from '../permission/nodes.ts'
import { addOperations } from '../permission/operations.ts'

/** Where a page stands in the menu. */
export interface MenuPlace {
  /** The address under which it opens. */
  readonly path: string
  readonly name: string
  readonly parentId?: string
  readonly icon?: string
}

/**
 * Gives a page a node of the menu; that needs the code for menu nodes as well. One that shows the records of an online form
 * or report, its `source`, has buttons for what may be done with them.
 */
export async function addToMenu(
  call: SignedInCall,
  page: { readonly id: string; readonly document: string },
  place: MenuPlace,
): Promise<void> {
  if (!(await call.access(call.db)).has('permission:add')) throw createError('forbidden')
  const { path, name, parentId, icon } = place
  const node = await nodes.add(call, {
    name,
    url: path,
    menuType: parentId === undefined || parentId === '' ? 0 : 1,
    parentId: parentId === '' ? null : (parentId ?? null),
    icon: icon ?? null,
    route: true,
    status: '1',
  })
  await call.db.updateTable('sysPermission').set({ page: page.id }).where('id', '=', String(node.id)).execute()
  await addOperations(nodes, call, node, await findSource(call, parseJson(page.document)))
}

/** The form or the report whose records a page shows. */
async function findSource({ db }: SignedInCall, document: unknown): Promise<OnlineThing | undefined> {
  const source = isObject(document) ? document.source : undefined
  if (!isObject(source)) return undefined
  if (typeof source.onlineForm === 'string') return findFormThing(db, source.onlineForm)
  return typeof source.onlineReport === 'string' ? findReportThing(db, source.onlineReport) : undefined
}
