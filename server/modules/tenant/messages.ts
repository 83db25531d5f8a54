import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the calls of tenants say (wire contract 1.10). */
export const tenantMessages = {
  unknown: texts('租户不存在', 'There is no such tenant.', '租戶不存在'),
  hasUsers: texts(
    '租户“{name}”下有用户，不能删除',
    'The tenant "{name}" has users and cannot be deleted.',
    '租戶「{name}」下有使用者，不能刪除',
  ),
  endsBeforeStart: texts('结束时间须晚于开始时间', 'The end must be after the start.', '結束時間須晚於開始時間'),
  number: texts(
    '租户编号须为 1 到 999999999 的整数',
    'The number of a tenant is a whole number from 1 to 999999999.',
    '租戶編號須為 1 到 999999999 的整數',
  ),
  numberTaken: texts(
    '租户编号 {number} 已被使用',
    'The number {number} is already in use.',
    '租戶編號 {number} 已被使用',
  ),
  taken: texts('租户名称已存在', 'This tenant name is already in use.', '租戶名稱已存在'),
  status: texts('状态须为 1 或 0', 'The status is 1 or 0', '狀態須為 1 或 0'),
} as const satisfies Record<string, LanguageTexts>
