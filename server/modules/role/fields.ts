import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { DeclaredFields } from '../../http/resource/index.ts'

/** The fields of a role, of the whole system or of a department (wire contract 1.5); `taken` is said of a code that another one has. */
export function toRoleFields(taken: LanguageTexts): DeclaredFields {
  return {
    roleName: { alsoCalled: { zh: '角色名称', en: 'Role name', tw: '角色名稱' } },
    roleCode: {
      alsoCalled: { zh: '角色编码', en: 'Role code', tw: '角色編碼' },
      unique: taken,
      pattern: {
        matches: /^[\w.:-]+$/,
        message: {
          zh: '角色编码只能包含字母、数字和 _ . : -',
          en: 'A role code has letters, digits and _ . : - only',
          tw: '角色編碼只能包含字母、數字和 _ . : -',
        },
      },
    },
    description: { length: 500 },
  }
}
