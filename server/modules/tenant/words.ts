import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of tenants say (wire contract 1.10). */
export const tenantWords = {
  unknown: { zh: '租户不存在', en: 'There is no such tenant.', tw: '租戶不存在' },
  hasUsers: {
    zh: '租户“{name}”下有用户，不能删除',
    en: 'The tenant "{name}" has users and cannot be deleted.',
    tw: '租戶「{name}」下有使用者，不能刪除',
  },
  endsBeforeStart: {
    zh: '结束时间须晚于开始时间',
    en: 'The end has to be after the start.',
    tw: '結束時間須晚於開始時間',
  },
  taken: { zh: '租户名称已存在', en: 'This tenant name exists already.', tw: '租戶名稱已存在' },
  status: { zh: '状态须为 1 或 0', en: 'The status is 1 or 0', tw: '狀態須為 1 或 0' },
} as const satisfies Record<string, LanguageTexts>
