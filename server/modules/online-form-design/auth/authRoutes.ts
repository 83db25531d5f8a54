import { type Static, Type } from 'typebox'
import { messages, ok, type Route, route } from '../../../http/index.ts'
import { splitIds } from '../../../http/resource/index.ts'
import { designAccess } from '../access.ts'
import { getHead } from '../form/heads.ts'
import { ofForm, ofRule, ofSentRule, toSubjects } from '../subjects.ts'
import { listButtonAuth, saveButtonAuth } from './buttonAuth.ts'
import { type ColumnChange, listColumns, saveColumns, switchNames } from './columns.ts'
import { type Grantee, grantTypes, readShownGrants, saveGrants } from './grants.ts'
import { listRequested } from './listRequested.ts'
import { formRules, listRules } from './rules.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ id })
const status = Type.Union([Type.Literal(0), Type.Literal(1)])
const flag = Type.Optional(Type.Boolean())
const code = Type.String({ minLength: 1, maxLength: 100 })
const switches = {
  status: Type.Optional(status),
  listShow: flag,
  formShow: flag,
  formEditable: flag,
  /** How existing clients name the one of the three that they change. */
  switchFlag: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
}
const oneColumn = Type.Object({ code, ...switches })
const columns = Type.Object({ codes: Type.Array(code, { minItems: 1, maxItems: 500 }), ...switches })
const record = Type.Record(Type.String(), Type.Unknown())
const mode = Type.Union([Type.Literal('role'), Type.Literal('depart'), Type.Literal('user')])

function toColumnChange(
  codes: readonly string[],
  body: Omit<Static<typeof oneColumn>, 'code'>,
  isWhole: boolean,
): ColumnChange {
  const only = body.switchFlag === undefined ? undefined : switchNames[body.switchFlag - 1]
  const named = switchNames.flatMap((name) => {
    const value = body[name]
    return value === undefined || (only !== undefined && name !== only) ? [] : [[name, value] as const]
  })
  // Without a word on one of the three it is about the field as a whole.
  const whole = isWhole || named.length === 0 ? body.status : undefined
  return {
    codes,
    switches: isWhole ? {} : Object.fromEntries(named),
    ...(whole === undefined ? {} : { status: whole }),
  }
}

/** Clients send ids as a list, as its JSON, or joined by commas. */
const chosen = {
  authIds: Type.Optional(Type.Array(id, { maxItems: 2000 })),
  authId: Type.Optional(Type.String({ maxLength: 100_000 })),
}

function toIds({
  authIds,
  authId = '',
}: {
  readonly authIds?: readonly string[]
  readonly authId?: string
}): readonly string[] {
  return authIds ?? splitIds(authId.replaceAll(/[[\]"]/g, ''))
}

function grantRoutes(name: 'Column' | 'Data' | 'Button', type: number): readonly Route[] {
  const path = `/online/cgform/api/role${name}Auth/:roleId/:cgformId`
  const place = Type.Object({ roleId: id, cgformId: id })
  const query = Type.Object({ authMode: Type.Optional(mode) })
  const toGrantee = (
    names: { readonly roleId: string; readonly cgformId: string },
    authMode: Grantee['authMode'] = 'role',
  ): Grantee => ({ ...names, authMode, type })
  return [
    route('GET', path, designAccess.auth, { params: place, query }, (call) =>
      readShownGrants(call, toGrantee(call.params, call.query.authMode)),
    ),
    route(
      'POST',
      path,
      designAccess.auth,
      {
        params: place,
        query,
        body: chosen,
        act: { gives: ({ params, query: { authMode } }) => toSubjects({ ...params, authMode }) },
      },
      async (call) =>
        ok(
          await saveGrants(call, toGrantee(call.params, call.query.authMode), toIds(call.body), call.body),
          messages.edited,
        ),
    ),
  ]
}

/** What roles see of fields, buttons and records of a form (wire contract 1.14, 2.5). */
export const authRoutes: readonly Route[] = [
  route('GET', '/online/cgform/api/authColumn/:id', designAccess.auth, { params }, (call) =>
    listColumns(call, call.params.id),
  ),
  ...(['PUT', 'POST'] as const).map((method) =>
    route(
      method,
      '/online/cgform/api/authColumn/:id',
      designAccess.auth,
      { params, body: oneColumn, act: { changes: ofForm } },
      async (call) => {
        const change = toColumnChange([call.body.code], call.body, method === 'PUT' && call.body.status !== undefined)
        return ok(await saveColumns(call, call.params.id, change), messages.edited)
      },
    ),
  ),
  route(
    'POST',
    '/online/cgform/api/authColumn/:id/batch',
    designAccess.auth,
    { params, body: columns, act: { changes: ofForm } },
    async (call) =>
      ok(await saveColumns(call, call.params.id, toColumnChange(call.body.codes, call.body, false)), messages.edited),
  ),
  route('GET', '/online/cgform/api/authButton/:id', designAccess.auth, { params }, (call) =>
    listButtonAuth(call, call.params.id),
  ),
  route(
    ['PUT', 'POST'],
    '/online/cgform/api/authButton/:id',
    designAccess.auth,
    { params, body: { code, status }, act: { changes: ofForm } },
    async (call) => ok(await saveButtonAuth(call, call.params.id, call.body), messages.edited),
  ),
  route('GET', '/online/cgform/api/authData/:id', designAccess.auth, { params }, (call) =>
    listRules(call, call.params.id, false),
  ),
  route('GET', '/online/cgform/api/validAuthData/:id', designAccess.auth, { params }, (call) =>
    listRules(call, call.params.id, true),
  ),
  route(
    'POST',
    '/online/cgform/api/authData/:id',
    designAccess.auth,
    { params, body: record, act: { changes: ofForm }, adds: 'wholly' },
    async (call) => {
      const head = await getHead(call, call.params.id)
      return ok(await formRules.add(call, { ...call.body, cgformId: head.id }), messages.added)
    },
  ),
  route(
    'PUT',
    '/online/cgform/api/authData/:id',
    designAccess.auth,
    { params, body: record, act: { changes: ofSentRule } },
    async (call) => {
      await getHead(call, call.params.id)
      return ok(await formRules.editRead(call, call.body), messages.edited)
    },
  ),
  // The id is that of the rule, not of the form.
  route(
    'DELETE',
    '/online/cgform/api/authData/:id',
    designAccess.auth,
    { params, act: { changes: ofRule } },
    async (call) => ok(await formRules.remove(call, [call.params.id]), messages.removed),
  ),
  route(
    'GET',
    '/online/cgform/api/authPage/:id/:type',
    designAccess.auth,
    { params: { id, type: Type.Integer({ minimum: grantTypes.column, maximum: grantTypes.button }) } },
    (call) => listRequested(call, call.params.id, call.params.type),
  ),
  route(
    'POST',
    '/online/cgform/api/roleAuth',
    designAccess.auth,
    {
      body: {
        roleId: id,
        cgformId: id,
        type: Type.Integer({ minimum: grantTypes.column, maximum: grantTypes.data }),
        authMode: Type.Optional(mode),
        ...chosen,
      },
      act: { gives: ({ body }) => toSubjects(body) },
    },
    async (call) => {
      const { roleId, cgformId, type, authMode = 'role' } = call.body
      return ok(
        await saveGrants(call, { roleId, cgformId, type, authMode }, toIds(call.body), call.body),
        messages.edited,
      )
    },
  ),
  ...grantRoutes('Column', grantTypes.column),
  ...grantRoutes('Data', grantTypes.data),
  ...grantRoutes('Button', grantTypes.button),
]
