import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What is weak about an account. */
export const weaknessMessages = {
  frozenAdministrator: texts('已冻结的管理员', 'A frozen administrator', '已凍結的管理員'),
  withoutRole: texts('没有角色', 'No role', '沒有角色'),
  unused: texts('九十天未登录', 'Not signed in for ninety days', '九十天未登入'),
} as const satisfies Record<string, LanguageTexts>

/** A session whose device did not name itself. */
export const unknownDevice: LanguageTexts = texts('未知设备', 'Unknown device', '未知裝置')
