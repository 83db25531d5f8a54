import { Type } from 'typebox'
import { createFailure, parseJson } from '../../../../runtime/language/index.ts'
import { updateRows } from '../../../db/rows.ts'
import {
  logOperation,
  messages,
  ok,
  type Route,
  refuseFields,
  route,
  type SignedInCall,
  texts,
  withTransaction,
} from '../../../http/index.ts'
import { requireInside, toEditStamps } from '../../../http/resource/index.ts'
import { keepFormColumns } from '../../../online/form/tableRules/keepFormColumns.ts'
import { designAccess } from '../access.ts'
import { requireFresh } from '../form/editForm.ts'
import { getForm, getHead, heads, lockForm } from '../form/heads.ts'
import { keepFormVersion } from '../form/versions.ts'
import { checkRules } from './checkRules.ts'

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

/** The text that is kept: none for no rules; throws with the line and column of what is wrong. */
async function toKept(
  call: SignedInCall,
  form: Parameters<typeof checkRules>[1],
  text: string,
): Promise<string | null> {
  if (text.trim() === '') return null
  const checked = await checkRules(call, form, text)
  if ('rules' in checked) return JSON.stringify(parseJson(text) ?? checked.rules, null, 2)
  const lines = checked.issues.slice(0, 20).map(({ line, column, message }) => `${line}:${column} ${message}`)
  throw refuseFields({ rules: lines.join('\n') })
}

/** A table that is not made yet, or whose keys are of another type, can be referred to by none. */
function refuseReferences(error: unknown): never {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'string' && code.startsWith('42')) throw refuseFields({ rules: String(message) })
  throw error
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
    await keepFormColumns(inner.db, after).catch(refuseReferences)
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
