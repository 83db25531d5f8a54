import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import { texts } from '../../../http/index.ts'

/** What the list of powers says. */
export const powerMessages = {
  administrators: texts('管理员角色', 'Administrator role', '管理員角色'),
  administratorsReason: texts(
    '拥有全部权限，不受数据规则和租户限制，并且只有管理员可以授予下列权限。',
    'Has all permissions, regardless of data rules and tenants. Only administrators can grant the permissions below.',
    '擁有全部權限，不受資料規則和租戶限制，並且只有管理員可以授予下列權限。',
  ),
  unknown: texts('没有这样的权限', 'There is no such high-risk permission.', '沒有這樣的權限'),
} as const satisfies Record<string, LanguageTexts>
