import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the calls of departments say. */
export const departMessages = {
  unknown: texts('部门不存在', 'There is no such department.', '部門不存在'),
  unknownUser: texts('用户不存在', 'There is no such user.', '使用者不存在'),
  parent: texts('上级部门不存在', 'There is no such parent department.', '上級部門不存在'),
  parents: texts(
    '有多个部门叫这个名称，请填写上级部门的编码',
    'Several departments have this name; please give the code of the parent.',
    '有多個部門叫這個名稱，請填寫上級部門的編碼',
  ),
  circle: texts(
    '上级部门不能是自己或自己的下级',
    'A department cannot be moved below itself.',
    '上級部門不能是自己或自己的下級',
  ),
  full: texts('该部门下的编码已用完', 'No codes are left below this department.', '該部門下的編碼已用完'),
  noMatch: texts('未查询匹配数据！', 'No matching data.', '未查詢到相符資料！'),
} as const satisfies Record<string, LanguageTexts>
