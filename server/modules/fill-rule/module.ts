import { Type } from 'typebox'
import { executeRule } from '../../fillRules/executeRule.ts'
import { fillRules } from '../../fillRules/registry.ts'
import { code, defineModule, inTransaction, route, signedIn } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { makeNumber } from './makeNumber.ts'
import { fillRuleRecords } from './resource.ts'

const ruleCode = Type.String({ minLength: 1, maxLength: 100 })
const values = Type.Record(Type.String(), Type.Unknown())
const filling = signedIn(
  'Forms of everybody fill their fields by rules; a rule gives a new number or code and no record.',
)

/** Rules that fill fields (wire contract 1.10, 4). */
export const fillRuleModule = defineModule({
  id: 'fill-rule',
  section: '7.2',
  tables: [fillRuleRecords.table],
  functions: [makeNumber],
  routes: [
    fillRuleRecords.routes,
    route(
      'PUT',
      '/sys/fillRule/executeRuleByCode/:ruleCode',
      filling,
      { params: { ruleCode }, body: values, act: 'none' },
      (call) => executeRule(call, call.params.ruleCode, call.body),
    ),
    route(
      'PUT',
      '/sys/fillRule/executeRuleByCodeBatch',
      filling,
      {
        body: {
          commonFormData: Type.Optional(values),
          rules: Type.Array(Type.Object({ ruleCode, formData: Type.Optional(values) }), { maxItems: 100 }),
        },
        act: 'none',
      }, // One that fails takes back what the others gave out.
      (call) =>
        inTransaction(call.db, async (db) => {
          const answers: { readonly ruleCode: string; readonly result: string }[] = []
          for (const { ruleCode, formData } of call.body.rules) {
            const form: Values = formData ?? call.body.commonFormData ?? {}
            answers.push({ ruleCode, result: await executeRule({ ...call, db }, ruleCode, form) })
          }
          return answers
        }),
    ),
    route('GET', '/sys/fillRule/testFillRule', code('fillRule:list'), { query: { ruleCode } }, (call) =>
      executeRule(call, call.query.ruleCode, {}, true),
    ),
    route('GET', '/sys/fillRule/rules', code('fillRule:list'), ({ language }) =>
      fillRules.map(({ id, title, description }) => ({
        key: id,
        value: id,
        title: title[language],
        description: description[language],
        isLeaf: true,
      })),
    ),
  ],
})
