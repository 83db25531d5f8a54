import { createFailure } from '../../../runtime/language/index.ts'
import { createId } from '../../db/id.ts'
import { toJson } from '../../db/json.ts'
import { findRows, insertMissing, updateRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { type SignedInCall, splitCodes, texts, withTransaction } from '../../http/index.ts'
import { changeRecords, lockRow, type Resource, type Values } from '../../http/resource/index.ts'
import { findThingAt, leadsToThing, type OnlineThing } from '../../online/operations/findThing.ts'
import { findOperated, isWholeNode } from '../../online/operations/operationCodes.ts'
import { findAccessLabel } from '../../packs/accessLabels.ts'
import { isButton, type PermissionRow } from './rows.ts'

const messages = {
  nothing: texts(
    '该菜单不指向在线表单或报表，没有可分别授权的操作',
    'The node leads to no online form or report, so there are no operations to grant.',
    '該選單不指向線上表單或報表，沒有可分別授權的操作',
  ),
  already: texts(
    '该菜单的操作已可分别授权',
    'The operations of this node are granted one by one already.',
    '該選單的操作已可分別授權',
  ),
} as const

/** What is said once the operations of a node are granted one by one. */
export const operationsAdded = texts(
  '操作已可分别授权，已有的授权保持不变',
  'Its operations can now be granted one by one; existing grants keep all of them.',
  '操作已可分別授權，已有的授權保持不變',
)

const button = 2

/**
 * Gives a new node that leads to a form or a report a button for each operation, and the code of seeing it to itself, so
 * that roles are granted what they need of it and no more. One that names operations already stays as it is.
 */
export async function addOperations(
  nodes: Resource,
  call: SignedInCall,
  node: Values,
  thing: OnlineThing | undefined,
): Promise<void> {
  if (thing === undefined || node.menuType === button || !isWholeNode(splitCodes(toText(node.perms)), [])) return
  await writeCodes(nodes, call, node, [...splitCodes(toText(node.perms)), `${thing.code}:list`])
  for (const operation of thing.operations) {
    const names = findAccessLabel(operation) ?? texts(operation, operation, operation)
    const { id } = await nodes.add(call, {
      parentId: node.id,
      name: names.zh,
      menuType: button,
      perms: `${thing.code}:${operation}`,
      permsType: '1',
      route: false,
      status: node.status ?? '1',
      sortNo: thing.operations.indexOf(operation),
    })
    await updateRows(call.db, 'sysPermission', { id: String(id) }, { names: toJson(names) })
  }
}

/** The same for a node that roles hold already: each of them holds all of its operations then, as before. */
export function splitNode(nodes: Resource, call: SignedInCall, id: string): Promise<void> {
  return withTransaction(call, async (inner) => {
    const node = await lockRow(nodes.model, inner, id)
    const thing = await findThingAt(inner.db, node.url)
    if (thing === undefined || node.menuType === button) throw createFailure(messages.nothing)
    const buttons = await findButtons(inner.db, id)
    const below = buttons.flatMap(({ perms }) => splitCodes(perms))
    if (!isWholeNode(splitCodes(toText(node.perms)), below)) throw createFailure(messages.already)
    await splitLocked(nodes, inner, node, thing)
  })
}

async function splitLocked(nodes: Resource, call: SignedInCall, node: Values, thing: OnlineThing): Promise<void> {
  await addOperations(nodes, call, node, thing)
  const id = String(node.id)
  const buttons = (await findButtons(call.db, id)).filter(({ perms }) => isOf(thing, perms ?? ''))
  for (const { id: permissionId } of buttons) await holdLike(call.db, { permissionId, held: id })
}

/** Lets whoever holds a node hold another one: roles, departments, and the roles of departments, which hold some of that. */
async function holdLike(
  db: Connection,
  { permissionId, held }: { readonly permissionId: string; readonly held: string },
): Promise<void> {
  const alike = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: createId(), permissionId }))
  const of = { permissionId: held }
  const roles = alike(await findRows(db, 'sysRolePermission', of, ['roleId']))
  const departs = alike(await findRows(db, 'sysDepartPermission', of, ['departId']))
  const departRoles = alike(await findRows(db, 'sysDepartRolePermission', of, ['roleId', 'departId']))
  await insertMissing(db, 'sysRolePermission', roles, ['roleId', 'permissionId'])
  await insertMissing(db, 'sysDepartPermission', departs, ['departId', 'permissionId'])
  await insertMissing(db, 'sysDepartRolePermission', departRoles, ['roleId', 'permissionId'])
}

/**
 * Lets the operations of a node follow its address: what it brought goes with it, and what the new one leads to comes in
 * its place. A node that gave all of what it led to gives all of what it leads to.
 */
export async function followAddress(nodes: Resource, call: SignedInCall, row: Values, before: Values): Promise<void> {
  if (row.url === before.url || row.menuType === button) return
  const [was, is] = [await findThingAt(call.db, before.url), await findThingAt(call.db, row.url)]
  if (was === undefined) {
    if (is !== undefined) await splitLocked(nodes, call, row, is)
    return
  }
  if (was.code === is?.code) return
  const rename = (code: string): readonly string[] => {
    if (!isOf(was, code)) return [code]
    const operation = code.slice(was.code.length + 1)
    return is !== undefined && ['list', ...is.operations].includes(operation) ? [`${is.code}:${operation}`] : []
  }
  await writeCodes(nodes, call, row, splitCodes(toText(row.perms)).flatMap(rename))
  const gone: string[] = []
  for (const own of await findButtons(call.db, String(row.id))) {
    const codes = splitCodes(own.perms)
    const renamed = codes.flatMap(rename)
    if (codes.length > 0 && renamed.length === 0) gone.push(own.id)
    else await writeCodes(nodes, call, own, renamed)
  }
  if (gone.length > 0) await nodes.remove(call, gone)
}

/** Lets the codes of operations follow a thing that gets another name. */
export async function renameOperations(
  nodes: Resource,
  call: SignedInCall,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  if (from === to) return
  const rows = await call.db
    .selectFrom('sysPermission')
    .select(['id', 'perms'])
    .where('delFlag', '=', 0)
    .where('perms', 'like', `%${from.replace(/[\\%_]/g, '\\$&')}:%`)
    .execute()
  for (const row of rows) {
    const codes = splitCodes(row.perms)
    const renamed = codes.map((code) => (findOperated(code) === from ? `${to}${code.slice(from.length)}` : code))
    await writeCodes(nodes, call, row, renamed)
  }
}

/**
 * How the nodes that lead to forms and reports grant them: `whole`, or by operation, `each`. Of other nodes nothing is
 * said.
 */
export function toOperations(rows: readonly PermissionRow[]): ReadonlyMap<string, 'whole' | 'each'> {
  const buttons = Map.groupBy(rows.filter(isButton), ({ parentId }) => parentId)
  return new Map(
    rows
      .filter((row) => !isButton(row) && leadsToThing(row.url))
      .map(({ id, perms }) => {
        const below = (buttons.get(id) ?? []).flatMap((row) => splitCodes(row.perms))
        return [id, isWholeNode(splitCodes(perms), below) ? 'whole' : 'each']
      }),
  )
}

/**
 * The nodes above the buttons among some nodes that name operations, as they are and as a call wants them to be: what those
 * give hangs on their buttons, and who holds them loses something by the first one.
 */
export async function findAbove(db: Connection, ids: readonly string[], sent: Values): Promise<readonly string[]> {
  const rows =
    ids.length === 0 ? [] : await findRows(db, 'sysPermission', { id: ids }, ['menuType', 'parentId', 'perms'])
  const wanted = ids.length > 1 ? [] : [{ ...rows[0], ...sent }]
  // Calls may send numbers for texts, texts for numbers, and lists of codes.
  return [...rows, ...wanted].flatMap(({ menuType, parentId, perms }) => {
    const above = String(parentId ?? '').trim()
    return Number(menuType) === button && above !== '' && !isWholeNode([], splitCodes(String(perms ?? '')))
      ? [above]
      : []
  })
}

async function findButtons(db: Connection, parentId: string) {
  return findRows(db, 'sysPermission', { parentId, menuType: button, delFlag: 0 }, ['id', 'perms'])
}

async function writeCodes(nodes: Resource, call: SignedInCall, node: Values, codes: readonly string[]): Promise<void> {
  const perms = [...new Set(codes)].join(',') || null
  if (perms !== (node.perms ?? null)) await changeRecords(nodes.model, call, [String(node.id)], { perms })
}

const isOf = ({ code }: OnlineThing, perms: string): boolean => perms.startsWith(`${code}:`)

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
