import { Type } from 'typebox'
import type { RecordQuery } from '../../db/dynamic.ts'
import { findRow } from '../../db/rows.ts'
import { code, idsOf, messages, ok, type Route, route, type SignedInCall, type Subjects } from '../../http/index.ts'
import { requireVisible, splitIds, type Values, withWholeVersion } from '../../http/resource/index.ts'
import { roles } from '../role/resource.ts'
import { dataRules } from './dataRules.ts'
import { readChosenRules, readRuleNodes, saveChosenRules, toRuleChoice } from './roleDataRules.ts'

const read = code('permission:list', 'role:permission')
const write = code('permission:rule')
const id = Type.String({ minLength: 1, maxLength: 100 })
const values = Type.Record(Type.String(), Type.Unknown())
const whole = { pageNo: '1', pageSize: '1000', column: 'createTime', order: 'asc' }

/** The data rules of menu nodes, and which of them a role has chosen (wire contract 1.5). */
export const dataRuleRoutes: readonly Route[] = [
  route('GET', '/sys/permission/getPermRuleListByPermId', read, { query: { permissionId: id } }, (call) =>
    listRules(call, call.query.permissionId),
  ),
  route(
    'GET',
    '/sys/permission/queryPermissionRule',
    read,
    async (call) => (await dataRules.list(call, { parameters: { ...(call.query as Values), ...whole } })).records,
  ),
  route(
    'POST',
    '/sys/permission/addPermissionRule',
    write,
    { body: values, act: { changes: (call) => ofRule(call, call.body) }, adds: 'wholly' },
    async (call) => ok(await dataRules.add(call, call.body), messages.added),
  ),
  route(
    ['PUT', 'POST'],
    '/sys/permission/editPermissionRule',
    write,
    { body: values, act: { changes: (call) => ofRule(call, call.body) } },
    async (call) => ok(await dataRules.editRead(call, call.body), messages.edited),
  ),
  route(
    'DELETE',
    '/sys/permission/deletePermissionRule',
    write,
    { query: { id }, act: { changes: (call) => ofRule(call, call.query) } },
    async (call) => ok(await dataRules.remove(call, [call.query.id]), messages.removed),
  ),
  route('GET', '/sys/role/ruleNodes', code('role:permission'), { query: { roleId: id } }, (call) =>
    readRuleNodes(call, call.query.roleId),
  ),
  route(
    'GET',
    '/sys/role/datarule/:permissionId/:roleId',
    code('role:permission'),
    { params: { permissionId: id, roleId: id } },
    async (call) => {
      const { permissionId, roleId } = call.params
      await requireVisible(roles.model, call, [roleId])
      return withWholeVersion(call, toRuleChoice(roleId, permissionId), {
        datarule: await listRules(call, permissionId),
        drChecked: await readChosenRules(call.db, roleId, permissionId),
      })
    },
  ),
  route(
    'POST',
    '/sys/role/datarule',
    code('role:permission'),
    {
      body: { permissionId: id, roleId: id, dataRuleIds: Type.String({ default: '' }) },
      act: { gives: ({ body }) => ({ roles: [body.roleId] }) },
    },
    async (call) => {
      const { roleId, permissionId, dataRuleIds } = call.body
      return ok(await saveChosenRules(call, { roleId, permissionId, ruleIds: splitIds(dataRuleIds) }, call.body))
    },
  ),
]

/** The node that a rule stands at, or is to stand at. */
async function ofRule({ db }: SignedInCall, values: Values): Promise<Subjects> {
  const [id] = idsOf(values)
  const stored = id === undefined ? undefined : await findRow(db, 'sysPermissionDataRule', { id }, ['permissionId'])
  const { permissionId } = values
  const node = stored?.permissionId ?? permissionId
  return typeof node === 'string' ? { nodes: [node] } : {}
}

async function listRules(call: SignedInCall, permissionId: string): Promise<readonly Values[]> {
  const ofNode = { parameters: whole, narrow: (query: RecordQuery) => query.where('permissionId', '=', permissionId) }
  return (await dataRules.list(call, ofNode)).records
}
