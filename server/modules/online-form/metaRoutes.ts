import { Type } from 'typebox'
import { route, type SignedInCall } from '../../http/index.ts'
import { toColumnsAnswer, toErpColumnsAnswer } from '../../online/form/answers/columnsAnswer.ts'
import type { AnswerContext } from '../../online/form/answers/context.ts'
import { toFormItemAnswer } from '../../online/form/answers/formItemAnswer.ts'
import { toQueryInfoAnswer, toQueryInfoVue3Answer } from '../../online/form/answers/queryInfo.ts'
import type { FormDescription } from '../../online/form/description.ts'
import { openForm, openRecords } from '../../online/form/openForm.ts'
import { byCode, openAccess } from './access.ts'
import { readAnswerContext } from './answerContext.ts'

type ToAnswer = (form: FormDescription, context: AnswerContext) => unknown

/** The calls that say what the pages of a form are made of, by the ends of their paths. */
const ofLists: Readonly<Record<string, ToAnswer>> = {
  getColumns: toColumnsAnswer,
  getErpColumns: toErpColumnsAnswer,
  getQueryInfo: toQueryInfoAnswer,
  getQueryInfoVue3: toQueryInfoVue3Answer,
}

const ofForms: Readonly<Record<string, ToAnswer>> = {
  getFormItem: toFormItemAnswer,
  getErpFormItem: toFormItemAnswer,
}

async function answer(call: SignedInCall, code: string, place: 'list' | 'form', toAnswer: ToAnswer): Promise<unknown> {
  const open = place === 'list' ? await openRecords(call, code) : await openForm(call, code, 'list', 'add')
  return toAnswer(open.shown, await readAnswerContext(call, open, place))
}

const answering = (calls: Readonly<Record<string, ToAnswer>>, place: 'list' | 'form') =>
  Object.entries(calls).map(([name, toAnswer]) =>
    route('GET', `/online/cgform/api/${name}/:code`, openAccess, { params: byCode }, (call) =>
      answer(call, call.params.code, place, toAnswer),
    ),
  )

/** What the pages of forms are made of (wire contract 1.13). */
export const metaRoutes = [
  ...answering(ofLists, 'list'),
  ...answering(ofForms, 'form'),
  route(
    'GET',
    '/online/cgform/api/getFormItemBytbname/:table',
    openAccess,
    { params: { table: Type.String({ minLength: 1, maxLength: 100 }) } },
    (call) => answer(call, call.params.table, 'form', toFormItemAnswer),
  ),
  route('GET', '/online/cgform/api/getEnhanceJs/:code', openAccess, { params: byCode }, async (call) => {
    const open = await openForm(call, call.params.code)
    return (await readAnswerContext(call, open, 'list')).enhanceJs.list
  }),
]
