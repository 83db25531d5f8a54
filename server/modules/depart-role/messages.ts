import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of department roles say. */
export const departRoleMessages = {
  unknownRole: { zh: '部门角色不存在', en: 'There is no such department role.', tw: '部門角色不存在' },
  notHeld: {
    zh: '部门没有此权限，不能授予其角色',
    en: 'The department does not have this permission, so its roles cannot have it.',
    tw: '部門沒有此權限，不能授予其角色',
  },
  noMember: {
    zh: '只有部门成员才能拥有部门角色',
    en: 'Only members of the department can have its roles.',
    tw: '只有部門成員才能擁有部門角色',
  },
} as const satisfies Record<string, LanguageTexts>
