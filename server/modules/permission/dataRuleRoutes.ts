import { Type } from 'typebox'
import type { RecordQuery } from '../../db/dynamic.ts'
import { code } from '../../http/access.ts'
import type { SignedInCall } from '../../http/call.ts'
import { messages, ok } from '../../http/envelope.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { splitIds } from '../../http/resource/remove.ts'
import { requireVisible } from '../../http/resource/select.ts'
import { type Route, route } from '../../http/route.ts'
import { roles } from '../role/resource.ts'
import { dataRules } from './dataRules.ts'
import { readChosenRules, readRuleNodes, saveChosenRules } from './roleDataRules.ts'

const read = code('permission:list', 'role:permission')
const write = code('permission:rule')
const id = Type.String({ minLength: 1, maxLength: 100 })
const values = Type.Record(Type.String(), Type.Unknown())
const whole = { pageNo: '1', pageSize: '1000', column: 'createTime', order: 'asc' }

/** The data rules of menu nodes, and which of them a role has chosen (wire contract 1.5). */
export const dataRuleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sys/permission/getPermRuleListByPermId',
    access: read,
    query: Type.Object({ permissionId: id }),
    handler: (call) => listRules(call, call.query.permissionId),
  }),
  route({
    method: 'GET',
    path: '/sys/permission/queryPermissionRule',
    access: read,
    handler: async (call) =>
      (await dataRules.list(call, { parameters: { ...(call.query as Values), ...whole } })).records,
  }),
  route({
    method: 'POST',
    path: '/sys/permission/addPermissionRule',
    access: write,
    body: values,
    handler: async (call) => ok(await dataRules.add(call, call.body), messages.added),
  }),
  route({
    method: ['PUT', 'POST'],
    path: '/sys/permission/editPermissionRule',
    access: write,
    body: values,
    handler: async (call) => ok(await dataRules.edit(call, call.body), messages.edited),
  }),
  route({
    method: 'DELETE',
    path: '/sys/permission/deletePermissionRule',
    access: write,
    query: Type.Object({ id }),
    handler: async (call) => ok(await dataRules.remove(call, [call.query.id]), messages.removed),
  }),
  route({
    method: 'GET',
    path: '/sys/role/ruleNodes',
    access: code('role:permission'),
    query: Type.Object({ roleId: id }),
    handler: (call) => readRuleNodes(call, call.query.roleId),
  }),
  route({
    method: 'GET',
    path: '/sys/role/datarule/:permissionId/:roleId',
    access: code('role:permission'),
    params: Type.Object({ permissionId: id, roleId: id }),
    handler: async (call) => {
      const { permissionId, roleId } = call.params
      await requireVisible(roles.model, call, [roleId])
      return {
        datarule: await listRules(call, permissionId),
        drChecked: await readChosenRules(call.db, roleId, permissionId),
      }
    },
  }),
  route({
    method: 'POST',
    path: '/sys/role/datarule',
    access: code('role:permission'),
    body: Type.Object({ permissionId: id, roleId: id, dataRuleIds: Type.String({ default: '' }) }),
    handler: async (call) => {
      const { roleId, permissionId, dataRuleIds } = call.body
      await saveChosenRules(call, { roleId, permissionId, ruleIds: splitIds(dataRuleIds) })
      return ok(null)
    },
  }),
]

async function listRules(call: SignedInCall, permissionId: string): Promise<readonly Values[]> {
  const ofNode = { parameters: whole, narrow: (query: RecordQuery) => query.where('permissionId', '=', permissionId) }
  return (await dataRules.list(call, ofNode)).records
}
