import type { Fields } from '../../http/resource/field.ts'

/** The fields of a data rule (wire contract 1.5, 2.5). */
export const dataRuleFields: Fields = {
  permissionId: { type: 'text', required: true, length: 100, writable: 'onAdd' },
  ruleName: { type: 'text', required: true, length: 100, label: { zh: '规则名称', en: 'Name', tw: '規則名稱' } },
  ruleColumn: { type: 'text', required: true, length: 100, label: { zh: '规则字段', en: 'Field', tw: '規則欄位' } },
  ruleConditions: {
    type: 'text',
    required: true,
    length: 50,
    dict: 'rule_conditions',
    label: { zh: '条件规则', en: 'Condition', tw: '條件規則' },
  },
  ruleValue: { type: 'text', length: 500, label: { zh: '规则值', en: 'Value', tw: '規則值' } },
  status: {
    type: 'text',
    dict: 'valid_status',
    pattern: { matches: /^[01]$/, words: { zh: '状态须为 0 或 1', en: 'The status is 0 or 1', tw: '狀態須為 0 或 1' } },
    label: { zh: '状态', en: 'Status', tw: '狀態' },
  },
}
