import { createError } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import { nodes } from '../permission/nodes.ts'

/** Where a page stands in the menu. */
export interface MenuPlace {
  /** The address under which it opens. */
  readonly path: string
  readonly name: string
  readonly parentId?: string
  readonly icon?: string
}

/** Gives a page a node of the menu; that needs the code for menu nodes as well. */
export async function addToMenu(call: SignedInCall, page: string, place: MenuPlace): Promise<void> {
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
  await call.db.updateTable('sysPermission').set({ page }).where('id', '=', String(node.id)).execute()
}
