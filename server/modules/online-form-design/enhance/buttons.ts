import { createFailure, isObject, toButtonCondition } from '../../../../runtime/language/index.ts'
import { findRows } from '../../../db/rows.ts'
import { idsOf, type RecordPage, type SignedInCall, type Subjects } from '../../../http/index.ts'
import { resource, type Values } from '../../../http/resource/index.ts'
import { builtInButtons, isBuiltIn } from '../../../online/form/button/builtInButtons.ts'
import { designAccess } from '../access.ts'
import { oneOf } from '../form/choices.ts'
import { getHead } from '../form/heads.ts'
import { enhanceMessages } from './messages.ts'
import { formField, ofForm, readOfForm, requireChoices } from './ofForm.ts'

/** The buttons of forms, and what was changed of those that every form has (wire contract 3.3). */
export const buttons = resource({
  path: '/online/cgform/button',
  table: 'onlCgformButton',
  title: { zh: '在线表单按钮', en: 'Buttons of online forms', tw: '線上表單按鈕' },
  access: 'online.form',
  act: { changes: findForms },
  accessOf: {
    list: designAccess.list,
    add: designAccess.edit,
    edit: designAccess.edit,
    delete: designAccess.edit,
    deleteBatch: designAccess.edit,
  },
  operations: ['add', 'edit', 'delete', 'deleteBatch'],
  of: ofForm('cgformHeadId'),
  allowsWhole: true,
  fields: {
    cgformHeadId: formField,
    buttonCode: {
      type: 'text',
      required: true,
      length: 50,
      pattern: { matches: /^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u, message: enhanceMessages.buttonCode },
      unique: enhanceMessages.buttonTaken,
      within: ['cgformHeadId'],
      label: { zh: '按钮编码', en: 'Code', tw: '按鈕編碼' },
    },
    buttonName: { type: 'text', required: true, length: 50, label: { zh: '按钮名称', en: 'Name', tw: '按鈕名稱' } },
    buttonIcon: { type: 'text', length: 50, label: { zh: '按钮图标', en: 'Icon', tw: '按鈕圖示' } },
    buttonStatus: { type: 'text', hasDefault: true, label: { zh: '按钮状态', en: 'Visible', tw: '按鈕狀態' } },
    buttonStyle: { type: 'text', hasDefault: true, label: { zh: '按钮样式', en: 'Style', tw: '按鈕樣式' } },
    exp: { type: 'text', length: 500, label: { zh: '显示表达式', en: 'Condition', tw: '顯示運算式' } },
    optType: { type: 'text', hasDefault: true, label: { zh: '按钮类型', en: 'Type', tw: '按鈕類型' } },
    orderNum: { type: 'integer', hasDefault: true, label: { zh: '排序', en: 'Order', tw: '排序' } },
    optPosition: { type: 'text', hasDefault: true, label: { zh: '按钮位置', en: 'Position', tw: '按鈕位置' } },
  },
  hooks: {
    beforeSave: checkButton,
  },
})

/** What a button makes the server do hangs on its form: those of some buttons, and the one that a call names. */
async function findForms(ids: readonly string[], { db, body }: SignedInCall): Promise<Subjects> {
  const rows = ids.length === 0 ? [] : await findRows(db, 'onlCgformButton', { id: [...ids] }, ['cgformHeadId'])
  const sent = isObject(body) ? idsOf({ id: body.cgformHeadId }) : []
  return { forms: [...new Set([...rows.map(({ cgformHeadId }) => cgformHeadId), ...sent])] }
}

const choices = {
  buttonStatus: oneOf('0', '1'),
  buttonStyle: oneOf('link', 'button', 'form', 'query', 'built-in'),
  optType: oneOf('js', 'action'),
  optPosition: oneOf('1', '2'),
}

function checkButton(values: Values, before: Values | undefined, call: SignedInCall): Values {
  const button = { ...before, ...values } as Values
  // The row of a built-in button may repeat its code as its style.
  const chosen = isBuiltIn(String(button.buttonStyle)) ? { ...button, buttonStyle: undefined } : button
  requireChoices(buttons.model, chosen, choices, call)
  const condition = toButtonCondition(String(button.exp ?? ''))
  if (!condition.ok)
    throw createFailure(enhanceMessages.expression, { details: { term: condition.term.slice(0, 100) } })
  return values
}

/** The buttons that were added to a form, in their order, as a page of records. */
export async function listButtons(call: SignedInCall, formId: string): Promise<RecordPage<Values>> {
  const head = await getHead(call, formId)
  const codes = [...builtInButtons.map(({ code }) => code), 'edit', 'aigc_mock_data']
  return buttons.list(call, {
    parameters: { column: 'orderNum', order: 'asc', pageSize: '-521', ...toSearch(call.query) },
    narrow: (query) => query.where('cgformHeadId', '=', head.id).where('buttonCode', 'not in', codes),
  })
}

const toSearch = (query: unknown): Values => (isObject(query) ? query : {})

/** The buttons that every form has, each with what was changed of it for this one. */
export async function listBuiltInButtons(call: SignedInCall, formId: string): Promise<readonly Values[]> {
  const head = await getHead(call, formId)
  const stored = await readOfForm(call, 'onlCgformButton', 'cgformHeadId', head.id)
  return builtInButtons.map(({ code, title, style }, index) => {
    const own = stored.find(({ buttonCode }) => buttonCode === code || (code === 'update' && buttonCode === 'edit'))
    const plain = {
      id: null,
      cgformHeadId: head.id,
      buttonCode: code,
      buttonName: title[call.language],
      buttonIcon: null,
      buttonStatus: '1',
      buttonStyle: style,
      exp: null,
      optType: 'action',
      orderNum: index,
      optPosition: '2',
    }
    return own === undefined ? plain : { ...plain, ...own }
  })
}

/** The buttons behind which a statement or a call may stand, by their codes (wire contract 1.14, `enhanceButton`). */
export async function listEnhanceable(call: SignedInCall, formId: string): Promise<readonly Values[]> {
  const head = await getHead(call, formId)
  const acting = { cgformHeadId: head.id, optType: 'action' }
  const columns = ['buttonCode', 'buttonName'] as const
  const own = await findRows(call.db, 'onlCgformButton', acting, columns, ['orderNum', 'buttonCode'])
  const saving = builtInButtons
    .filter(({ code }) => ['add', 'update', 'delete', 'import', 'export', 'query'].includes(code))
    .map(({ code, title }) => ({ buttonCode: code === 'update' ? 'edit' : code, buttonName: title[call.language] }))
  const codes = new Set(own.map(({ buttonCode }) => buttonCode))
  return [
    ...own.filter(({ buttonCode }) => !isBuiltIn(buttonCode)),
    ...saving.filter(({ buttonCode }) => !codes.has(buttonCode) || isBuiltIn(buttonCode)),
  ]
}
