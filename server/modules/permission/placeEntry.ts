import { type Static, Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { idsOf, type SignedInCall, type Subjects, splitCodes, texts, withTransaction } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { nodes, withAround } from './nodes.ts'
import { saveRolePermissions } from './rolePermissions.ts'

const notAllowed = texts(
  '您没有角色授权的权限：请去掉角色，或联系管理员授权',
  'You may not grant permissions to roles. Leave the roles empty, or ask an administrator to grant them.',
  '您沒有角色授權的權限：請移除角色，或聯絡管理員授權',
)

/** What is said of an entry that stands in the menu now. */
export const placed = texts('已添加到菜单', 'Added to the menu', '已新增到選單')

const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
const flag = Type.Optional(Type.Boolean())
const id = Type.String({ minLength: 1, maxLength: 100 })

/** An entry of the menu by what it opens, and who may do what there. */
export const entryBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** Left out for an entry that stands at the top of the menu. */
  parentId: optional(100),
  url: Type.String({ minLength: 1, maxLength: 500 }),
  icon: optional(100),
  component: optional(255),
  componentName: optional(255),
  page: optional(200),
  grants: Type.Array(Type.Object({ roleId: id, add: flag, edit: flag, delete: flag, import: flag, export: flag }), {
    default: [],
    maxItems: 200,
  }),
})
type Entry = Static<typeof entryBody>

const operations = ['add', 'edit', 'delete', 'import', 'export'] as const

/** The entry that a call adds with its operations, and the roles to which it gives something. */
export async function ofEntry(
  { db, body }: { readonly db: Connection; readonly body: Entry },
  result?: unknown,
): Promise<Subjects> {
  return { nodes: await withAround(db, idsOf(result)), roles: body.grants.map(({ roleId }) => roleId) }
}

/** Puts an entry into the menu and gives each of some roles what it may do there: all of them see it. */
export function placeEntry(call: SignedInCall, { grants, parentId = '', ...entry }: Entry): Promise<Values> {
  return withTransaction(call, async (inner) => {
    if (grants.length > 0 && !(await inner.access()).has('role:permission')) throw createFailure(notAllowed)
    const node = await nodes.add(inner, {
      ...entry,
      ...(parentId === '' ? { parentId: null, menuType: 0 } : { parentId, menuType: 1 }),
    })
    const buttons = await findRows(inner.db, 'sysPermission', { parentId: String(node.id), menuType: 2, delFlag: 0 }, [
      'id',
      'perms',
    ])
    for (const { roleId, ...allowed } of grants) {
      const wanted = operations.filter((operation) => allowed[operation] === true)
      const own = buttons.filter(({ perms }) =>
        splitCodes(perms).some((code) => wanted.some((operation) => code.endsWith(`:${operation}`))),
      )
      await saveRolePermissions(inner, roleId, { wanted: [String(node.id), ...own.map((row) => row.id)], seen: [] })
    }
    return node
  })
}
