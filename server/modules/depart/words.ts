import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of departments say. */
export const departWords = {
  unknown: { zh: '部门不存在', en: 'There is no such department.', tw: '部門不存在' },
  unknownUser: { zh: '用户不存在', en: 'There is no such user.', tw: '使用者不存在' },
  parent: { zh: '上级部门不存在', en: 'There is no such parent department.', tw: '上級部門不存在' },
  parents: {
    zh: '有多个部门叫这个名称，请填写上级部门的编码',
    en: 'Several departments have this name; please give the code of the parent.',
    tw: '有多個部門叫這個名稱，請填寫上級部門的編碼',
  },
  circle: {
    zh: '上级部门不能是自己或自己的下级',
    en: 'A department cannot stand below itself.',
    tw: '上級部門不能是自己或自己的下級',
  },
  full: {
    zh: '该部门下的编码已用完',
    en: 'No codes are left below this department.',
    tw: '該部門下的編碼已用完',
  },
  noMatch: { zh: '未查询匹配数据！', en: 'Nothing matches.', tw: '未查詢到相符資料！' },
} as const satisfies Record<string, LanguageTexts>
