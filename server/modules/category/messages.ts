import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { texts } from '../../http/index.ts'

/** What the calls of categories say (wire contract 1.9). */
export const categoryMessages = {
  unknownCode: texts(
    '加载分类字典树参数有误，编码不存在：{code}',
    'There is no category with the code: {code}',
    '載入分類字典樹參數有誤，編碼不存在：{code}',
  ),
  unknownParent: texts('上级分类不存在', 'There is no such parent category.', '上級分類不存在'),
  circle: texts(
    '不能移动到自己或自己的下级分类之下',
    'A category cannot be moved below itself.',
    '不能移動到自己或自己的下級分類之下',
  ),
  full: texts('该分类下的编码已用完', 'There is no code left below this category.', '該分類下的編碼已用完'),
  taken: texts('分类编码已存在', 'This category code is already in use.', '分類編碼已存在'),
  codeForm: texts(
    '分类编码格式不正确，应如 A01 或 A01A02',
    'A category code has the form A01 or A01A02.',
    '分類編碼格式不正確，應如 A01 或 A01A02',
  ),
  codeEmpty: texts('错误,类型编码为空!', 'The code is empty.', '錯誤,類型編碼為空!'),
  codePrefix: texts(
    '编码不符合规范,须以"{code}"开头!',
    'The code must begin with "{code}".',
    '編碼不符合規範,須以"{code}"開頭!',
  ),
  several: texts(
    '查询数据异常,[{field}]存在多个值:{value}',
    'Several categories have this value of {field}: {value}',
    '查詢資料異常,[{field}]存在多個值:{value}',
  ),
} as const satisfies Record<string, LanguageTexts>
