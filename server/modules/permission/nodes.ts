import { sql } from 'kysely'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { readAccessCodes, splitCodes } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { type Resource, resource } from '../../http/resource/resource.ts'
import { keepBeforeRemoval } from '../../http/resource/withVersions.ts'
import { withoutEmpty } from '../withoutEmpty.ts'
import { dataRules } from './dataRules.ts'
import { nodeFields } from './nodeFields.ts'

const words = {
  parent: { zh: '上级菜单不存在', en: 'There is no such parent node.', tw: '上級選單不存在' },
  circle: {
    zh: '上级菜单不能是自己或自己的下级',
    en: 'A node cannot stand below itself.',
    tw: '上級選單不能是自己或自己的下級',
  },
} as const satisfies Record<string, LanguageTexts>

/** Menu nodes and buttons as records (wire contract 1.5); deleting one deletes what is below it and its grants. */
export const nodes: Resource = resource({
  path: '/sys/permission',
  table: 'sysPermission',
  model: 'system.permission',
  title: { zh: '菜单', en: 'Menu', tw: '選單' },
  access: 'permission',
  operations: ['queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  fields: nodeFields,
  lookup: ['id', 'name', 'parentId', 'isLeaf'],
  present: async (records, call) =>
    records.map(({ names, ...record }) => ({
      ...record,
      name: textOf(names, call) ?? record.name,
      leaf: record.isLeaf,
    })),
  hooks: {
    beforeAdd: async (values, call) => {
      await requireOwnCodes(call, values.perms)
      await requireParent(call, values.parentId, undefined)
      return toStored(values)
    },
    afterAdd: (row, call) => refreshLeaves(call, [row.parentId]),
    beforeEdit: async (values, before, call) => {
      if (values.perms !== before.perms) await requireOwnCodes(call, values.perms)
      await requireParent(call, values.parentId, String(before.id))
      // A form sends back what it showed; only another name is one that a person typed.
      const isTyped = values.name !== undefined && values.name !== textOf(before.names, call)
      const { name, ...others } = toStored(values)
      if (name === undefined) return others
      return isTyped ? { ...others, name, names: null } : others
    },
    afterEdit: (row, before, call) => refreshLeaves(call, [row.parentId, before.parentId]),
    // What stands below, and the rules of all of it, go by the references of the database.
    beforeDelete: keepBelow,
    afterDelete: (rows, call) =>
      refreshLeaves(
        call,
        rows.map((row) => row.parentId),
      ),
  },
})

async function keepBelow(rows: readonly Values[], call: SignedInCall): Promise<void> {
  const asked = rows.map(({ id }) => String(id))
  const { rows: found } = await sql<{ readonly id: string }>`
    with recursive branch (id) as (
      select id from sys_permission where id in (${sql.join(asked)})
      union select below.id from sys_permission below join branch on below.parent_id = branch.id
    ) select id from branch`.execute(call.db)
  const all = found.map(({ id }) => id)
  const below = all.filter((id) => !asked.includes(id))
  await keepBeforeRemoval(nodes.model, call, below)
  await keepBeforeRemoval(dataRules.model, call, (rules) => rules.where('permissionId', 'in', all))
}

function textOf(names: unknown, call: SignedInCall): string | undefined {
  return (names as LanguageTexts | null | undefined)?.[call.language]
}

/** A root has no parent, and what the request leaves empty keeps the default of the database. */
function toStored(values: Values): Values {
  const stored = withoutEmpty(values, ['menuType', 'sortNo', 'status', ...switches])
  return stored.menuType === 0 ? { ...stored, parentId: null } : stored
}

const switches = ['route', 'keepAlive', 'hidden', 'hideTab', 'alwaysShow', 'internalOrExternal']

/** Who could put a code on a node that they are granted would grant it to themselves. */
async function requireOwnCodes(call: SignedInCall, perms: unknown): Promise<void> {
  const codes = splitCodes(typeof perms === 'string' ? perms : null)
  if (codes.length === 0) return
  const own = await readAccessCodes(call.db, call.user.id)
  if (codes.some((code) => !own.has(code))) throw createError('forbidden')
}

async function requireParent(call: SignedInCall, parentId: unknown, ownId: string | undefined): Promise<void> {
  if (typeof parentId !== 'string') return
  const { rows } = await sql<{ readonly id: string }>`
    with recursive above as (
      select id, parent_id from sys_permission where id = ${parentId}
      union
      select parent.id, parent.parent_id from sys_permission parent join above on parent.id = above.parent_id
    ) select id from above`.execute(call.db)
  if (rows.length === 0) throw createFailure(words.parent)
  if (rows.some((row) => row.id === ownId)) throw createFailure(words.circle)
}

/** Whether a node is a leaf follows from the nodes below it. */
async function refreshLeaves(call: SignedInCall, parentIds: readonly unknown[]): Promise<void> {
  const ids = parentIds.filter((id) => typeof id === 'string')
  if (ids.length === 0) return
  await call.db
    .updateTable('sysPermission')
    .set({
      isLeaf: sql<boolean>`not exists (select 1 from sys_permission below where below.parent_id = sys_permission.id)`,
    })
    .where('id', 'in', ids)
    .execute()
}
