import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { findRow } from '../../db/rows.ts'
import { defineModule, ok, refuseFields, route, type SignedInCall, signedIn } from '../../http/index.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { ruleFields } from '../ruleFields.ts'
import { findFailedLine } from './checkValue.ts'
import { parseLines } from './parseLines.ts'

const messages = {
  unknown: { zh: '该编码不存在', en: 'There is no validation rule with this code.', tw: '該編碼不存在' },
  long: { zh: '值过长，无法校验', en: 'The value is too long to be checked.', tw: '值過長，無法校驗' },
  passed: { zh: '校验通过！', en: 'The value passes.', tw: '校驗通過！' },
} as const

/** Longer values are no values of a field that a rule checks. */
const longestValue = 2000

const checkRules = resource({
  path: '/sys/checkRule',
  table: 'sysCheckRule',
  model: 'system.check-rule',
  title: { zh: '编码校验规则', en: 'Validation rules', tw: '編碼校驗規則' },
  translated: ['ruleName', 'ruleDescription'],
  access: 'checkRule',
  act: 'none',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls'],
  fields: {
    ...ruleFields,
    ruleJson: { type: 'json' },
    ruleDescription: { alsoCalled: { zh: '规则描述', en: 'Description', tw: '規則描述' } },
  },
  hooks: { beforeSave: (values, _before, call) => withLines(values, call) },
})

/** Patterns are refused here, so that no rule that stands fails to compile. */
function withLines(values: Values, call: SignedInCall): Values {
  if (values.ruleJson === undefined) return values
  const parsed = parseLines(values.ruleJson, call.language)
  if ('lines' in parsed) return { ...values, ruleJson: parsed.lines }
  throw refuseFields({ ruleJson: parsed.message })
}

/** Rules that check values (wire contract 1.10, 4). */
export const checkRuleModule = defineModule({
  id: 'check-rule',
  section: '7.2',
  tables: [checkRules.table],
  routes: [
    checkRules.routes,
    route(
      'GET',
      '/sys/checkRule/checkByCode',
      signedIn('Forms of everybody check what is typed; a rule tells no more than its message.'),
      {
        query: {
          ruleCode: Type.String({ default: '', maxLength: 100 }),
          value: Type.String({ default: '', maxLength: longestValue * 9 }),
        },
      },
      async ({ db, query }) => {
        const value = decodeTwice(query.value)
        const rule = await findRow(db, 'sysCheckRule', { ruleCode: query.ruleCode }, ['ruleName', 'ruleJson'])
        if (rule === undefined) throw createFailure(messages.unknown)
        if (value.trim() === '') return ok(null, messages.passed)
        if (value.length > longestValue) throw createFailure(messages.long)
        const failed = findFailedLine(rule.ruleName, rule.ruleJson ?? [], value)
        if (failed === undefined) return ok(null, messages.passed)
        const { message } = failed
        throw createFailure({ zh: message, en: message, tw: message })
      },
    ),
  ],
})

/** Clients of the wire encode the value once more than the query; what is no such text stands for itself. */
function decodeTwice(value: string): string {
  if (!value.includes('%')) return value
  try {
    const decoded = decodeURIComponent(value)
    return encodeURIComponent(decoded) === value ? decoded : value
  } catch {
    return value
  }
}
