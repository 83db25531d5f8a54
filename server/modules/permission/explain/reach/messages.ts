import type { LanguageTexts } from '../../../../../runtime/language/index.ts'
import { texts } from '../../../../http/index.ts'

/** What the comparison of two people says. */
export const reachMessages = {
  mayAct: texts(
    '{user} 可以代 {other} 操作：{other} 的权限全部在 {user} 的权限之内',
    '{user} may act for {other}: all permissions of {other} are within those of {user}',
    '{user} 可以代 {other} 操作：{other} 的權限全部在 {user} 的權限之內',
  ),
  mayNotAct: texts(
    '{user} 不能代 {other} 操作：缺少 {count} 项权限',
    '{user} may not act for {other}: {count} permissions are missing',
    '{user} 不能代 {other} 操作：缺少 {count} 項權限',
  ),
  mayNotSee: texts(
    '{user} 不能代 {other} 操作：在用户列表中看不到 {other}',
    '{user} may not act for {other}: the list of users does not show {other} to {user}',
    '{user} 不能代 {other} 操作：在使用者清單中看不到 {other}',
  ),
  missing: texts('没有', 'Does not have it', '沒有'),
  narrowed: texts('仅在{rule}的范围内拥有', 'Has it only under {rule}', '僅在{rule}的範圍內擁有'),
  otherTenants: texts('其他租户中的权限', 'Permissions in other tenants', '其他租戶中的權限'),
  otherTenantsNote: texts(
    '{count} 项，不向您显示',
    '{count} of them, which are not shown to you',
    '{count} 項，不向您顯示',
  ),
} as const satisfies Record<string, LanguageTexts>
