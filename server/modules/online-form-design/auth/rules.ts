import { createFailure } from '../../../../runtime/language/index.ts'
import { deleteRows } from '../../../db/rows.ts'
import type { SignedInCall } from '../../../http/index.ts'
import { resource, type Values } from '../../../http/resource/index.ts'
import { checkRule } from '../../../http/rules/checkRule.ts'
import { designAccess } from '../access.ts'
import { formField, partOfForm, readOfForm } from '../enhance/ofForm.ts'
import { getForm, getHead } from '../form/heads.ts'
import { authMessages } from './messages.ts'

/** Rules on the records of forms, which bind the roles that choose them (wire contract 2.5, 3.4). */
export const formRules = resource({
  path: '/online/cgform/api/authData',
  table: 'onlAuthData',
  title: { zh: '在线表单数据权限', en: 'Data rules of online forms', tw: '線上表單資料權限' },
  ...partOfForm('cgformId', designAccess.auth),
  act: 'none',
  fields: {
    cgformId: formField,
    ruleName: { type: 'text', required: true, length: 50, label: { zh: '规则名称', en: 'Name', tw: '規則名稱' } },
    ruleColumn: { type: 'text', required: true, length: 50, label: { zh: '规则字段', en: 'Field', tw: '規則欄位' } },
    ruleOperator: {
      type: 'text',
      required: true,
      length: 50,
      dict: 'rule_conditions',
      label: { zh: '规则条件', en: 'Condition', tw: '規則條件' },
    },
    ruleValue: { type: 'text', length: 500, label: { zh: '规则值', en: 'Value', tw: '規則值' } },
    status: { type: 'integer', hasDefault: true, label: { zh: '状态', en: 'Status', tw: '狀態' } },
  },
  hooks: {
    beforeSave: checkFormRule,
    beforeDelete: async (rows, { db }) => {
      const ids = rows.map(({ id }) => String(id))
      await deleteRows(db, 'onlAuthRelation', { authId: ids, type: 3 })
    },
  },
})

async function checkFormRule(values: Values, before: Values | undefined, call: SignedInCall): Promise<Values> {
  const rule = { ...before, ...values } as Values
  const [column, operator, value] = [rule.ruleColumn, rule.ruleOperator, rule.ruleValue].map((text) =>
    String(text ?? '').trim(),
  ) as [string, string, string]
  const { fields } = await getForm(call, String(rule.cgformId))
  if (!fields.some(({ dbFieldName, dbIsPersist }) => dbFieldName === column && dbIsPersist !== 0))
    throw createFailure(authMessages.field, { details: { code: column.slice(0, 50) } })
  checkRule({ operator, value })
  return values
}

/** The rules of a form; `isValid` leaves those that hold now. */
export async function listRules(call: SignedInCall, formId: string, isValid: boolean): Promise<readonly Values[]> {
  const head = await getHead(call, formId)
  const rules = await readOfForm(call, 'onlAuthData', 'cgformId', head.id)
  return isValid ? rules.filter(({ status }) => status === 1) : rules
}
