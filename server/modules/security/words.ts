import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What is weak about an account. */
export const weaknessWords = {
  frozenAdministrator: {
    zh: '已冻结的管理员',
    en: 'A frozen administrator',
    tw: '已凍結的管理員',
  },
  withoutRole: { zh: '没有角色', en: 'No role', tw: '沒有角色' },
  unused: { zh: '九十天未登录', en: 'Not signed in for ninety days', tw: '九十天未登入' },
} as const satisfies Record<string, LanguageTexts>

/** A session whose device did not name itself. */
export const unknownDevice: LanguageTexts = { zh: '未知设备', en: 'Unknown device', tw: '未知裝置' }
