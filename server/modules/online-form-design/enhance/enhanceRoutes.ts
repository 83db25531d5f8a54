import { Type } from 'typebox'
import { messages, ok, type Route, route, type SignedInCall } from '../../../http/index.ts'
import { type Resource, splitIds, type Values } from '../../../http/resource/index.ts'
import { designAccess } from '../access.ts'
import { getHead } from '../form/heads.ts'
import { listBuiltInButtons, listButtons, listEnhanceable } from './buttons.ts'
import { calls } from './calls.ts'
import { readOfForm } from './ofForm.ts'
import { readScript, saveScript } from './scripts.ts'
import { statements } from './statements.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ formId: id })
const record = Type.Record(Type.String(), Type.Unknown())
const scriptType = Type.Union([Type.Literal('form'), Type.Literal('list')])

/** The calls of what stands behind buttons: a list for a form, add, edit, and a batch that deletes. */
function toRoutes(enhancements: Resource, path: string, batch: string): readonly Route[] {
  const save = async (call: SignedInCall<unknown, Values, { readonly formId: string }>): Promise<Values> => {
    const head = await getHead(call, call.params.formId)
    const known = call.body.id
    return typeof known === 'string' && known !== ''
      ? enhancements.editRead(call, call.body)
      : enhancements.add(call, { ...call.body, cgformHeadId: head.id })
  }
  return [
    route('GET', `${path}/:formId`, designAccess.list, { params }, async (call) => {
      const head = await getHead(call, call.params.formId)
      return readOfForm(call, enhancements.model.table, 'cgformHeadId', head.id)
    }),
    route(
      ['POST', 'PUT'],
      `${path}/:formId`,
      designAccess.enhance,
      { params, body: record, act: 'power', adds: 'wholly' },
      async (call) => ok(await save(call), messages.edited),
    ),
    route(
      'DELETE',
      `/online/cgform/head/${batch}`,
      designAccess.enhance,
      { query: { ids: Type.String({ minLength: 1, maxLength: 10_000 }) }, act: 'power' },
      async (call) => ok(await enhancements.remove(call, splitIds(call.query.ids)), messages.removedBatch),
    ),
  ]
}

/** Buttons of forms, and the scripts, statements and calls behind them (wire contract 1.14, 3.3, 3.4). */
export const enhanceRoutes: readonly Route[] = [
  route('GET', '/online/cgform/button/list/:headId', designAccess.list, { params: { headId: id } }, (call) =>
    listButtons(call, call.params.headId),
  ),
  route('GET', '/online/cgform/button/builtInList/:headId', designAccess.list, { params: { headId: id } }, (call) =>
    listBuiltInButtons(call, call.params.headId),
  ),
  route('GET', '/online/cgform/head/enhanceButton/:formId', designAccess.list, { params }, (call) =>
    listEnhanceable(call, call.params.formId),
  ),
  route(
    'GET',
    '/online/cgform/head/enhanceJs/:formId',
    designAccess.list,
    { params, query: { type: scriptType } },
    (call) => readScript(call, call.params.formId, call.query.type),
  ),
  route(
    ['POST', 'PUT'],
    '/online/cgform/head/enhanceJs/:formId',
    designAccess.enhance,
    {
      params,
      body: {
        cgJsType: scriptType,
        cgJs: Type.String({ default: '', maxLength: 500_000 }),
        content: Type.Optional(Type.String({ maxLength: 1000 })),
      },
      act: 'power',
    },
    async (call) => ok(await saveScript(call, call.params.formId, call.body), messages.edited),
  ),
  ...toRoutes(statements, '/online/cgform/head/enhanceSql', 'deletebatchEnhanceSql'),
  ...toRoutes(calls, '/online/cgform/head/enhanceJava', 'deleteBatchEnhanceJava'),
  route(
    'GET',
    '/online/cgform/head/enhanceJavaByButtonCode/:code',
    designAccess.list,
    { params: { code: id }, query: { formId: Type.Optional(id), cgformHeadId: Type.Optional(id) } },
    async (call) => {
      const formId = call.query.formId ?? call.query.cgformHeadId
      const page = await calls.list(call, {
        parameters: { pageSize: '100' },
        narrow: (query) => {
          const named = query.where('buttonCode', '=', call.params.code)
          return formId === undefined ? named : named.where('cgformHeadId', '=', formId)
        },
      })
      return page.records
    },
  ),
]
