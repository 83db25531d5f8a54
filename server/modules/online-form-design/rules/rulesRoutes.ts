import { Type } from 'typebox'
import { createFailure } from '../../../../runtime/language/index.ts'
import { updateRows } from '../../../db/rows.ts'
import {
  logOperation,
  messages,
  ok,
  type Route,
  route,
  type SignedInCall,
  texts,
  withTransaction,
} from '../../../http/index.ts'
import { requireInside, toEditStamps } from '../../../http/resource/index.ts'
import { designAccess } from '../access.ts'
import { requireFresh } from '../form/editForm.ts'
import { getForm, getHead, heads, lockForm } from '../form/heads.ts'
import { keepFormVersion } from '../form/versions.ts'
import { keepColumns } from './keepColumns.ts'
import { toKept } from './toKept.ts'

const id = Type.String({ minLength: 1, maxLength: 100 })

const rulesMessages = {
  view: texts(
    '视图沿用原表单的规则，请在原表单中修改',
    'A view keeps to the rules of the form that it was made of: change them there.',
    '檢視沿用原表單的規則，請在原表單中修改',
  ),
  edited: texts('编辑在线表单规则', 'Rules of online form edited', '編輯線上表單規則'),
} as const

/** The rules as they were written, with the version of the form that they belong to. */
async function readRules(call: SignedInCall, formId: string) {
  const { id: key, tableName, tableTxt, tableVersion, tableRules } = await getHead(call, formId)
  return { id: key, tableName, tableTxt, tableVersion, rules: tableRules ?? '' }
}

interface SentRules {
  readonly rules: string
  readonly tableVersion?: number
}

function writeRules(call: SignedInCall, formId: string, { rules, tableVersion }: SentRules) {
  return withTransaction(call, async (inner) => {
    const before = await lockForm(inner, formId)
    await requireFresh(inner, before, undefined, tableVersion)
    const { head } = before
    if (head.copyType === 1) throw createFailure(rulesMessages.view)
    const tableRules = await toKept(inner, before, rules)
    const stamps = toEditStamps(heads.model, call.user)
    const next = { tableRules, ...stamps, tableVersion: head.tableVersion + 1 }
    await updateRows(inner.db, 'onlCgformHead', { id: head.id }, next)
    await requireInside(heads.model, inner, head.id)
    const after = await getForm(inner, head.id)
    await keepColumns(inner, after)
    await keepFormVersion(inner, after, before)
    await logOperation(inner, { type: 'edit', content: rulesMessages.edited, values: { id: head.id } })
    return readRules(inner, head.id)
  })
}

/**
 * What the server keeps to with the records of a form, in the words of tables of packs. It runs in the name of the server,
 * as statements behind buttons do: who writes it holds the same power.
 */
export const rulesRoutes: readonly Route[] = [
  route('GET', '/online/cgform/rules/:formId', designAccess.list, { params: { formId: id } }, (call) =>
    readRules(call, call.params.formId),
  ),
  route(
    'PUT',
    '/online/cgform/rules/:formId',
    designAccess.enhance,
    {
      params: { formId: id },
      body: { rules: Type.String({ maxLength: 200_000 }), tableVersion: Type.Optional(Type.Integer()) },
      act: 'power',
    },
    async (call) => ok(await writeRules(call, call.params.formId, call.body), messages.edited),
  ),
]
