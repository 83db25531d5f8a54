import type { DeclaredFields } from '../http/resource/index.ts'

/** How rules that fill and rules that check are named and found (wire contract 1.10). */
export const ruleFields = {
  ruleName: {},
  ruleCode: {
    length: 100,
    unique: { zh: '规则编码已存在', en: 'This rule code is already in use.', tw: '規則編碼已存在' },
  },
} as const satisfies DeclaredFields
