import type { Fields } from '../http/resource/field.ts'

/** How rules that fill and rules that check are named and found (wire contract 1.10). */
export const ruleFields = {
  ruleName: { type: 'text', required: true, length: 100, label: { zh: '规则名称', en: 'Name', tw: '規則名稱' } },
  ruleCode: {
    type: 'text',
    required: true,
    length: 100,
    unique: { zh: '规则编码已存在', en: 'This rule code exists already.', tw: '規則編碼已存在' },
    label: { zh: '规则编码', en: 'Code', tw: '規則編碼' },
  },
} as const satisfies Fields
