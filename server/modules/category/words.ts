import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of categories say (wire contract 1.9). */
export const categoryWords = {
  unknownCode: {
    zh: '加载分类字典树参数有误，编码不存在：{code}',
    en: 'There is no category with the code: {code}',
    tw: '載入分類字典樹參數有誤，編碼不存在：{code}',
  },
  unknownParent: { zh: '上级分类不存在', en: 'There is no such parent category.', tw: '上級分類不存在' },
  circle: {
    zh: '不能移动到自己或自己的下级分类之下',
    en: 'A category cannot go below itself.',
    tw: '不能移動到自己或自己的下級分類之下',
  },
  full: {
    zh: '该分类下的编码已用完',
    en: 'There is no code left below this category.',
    tw: '該分類下的編碼已用完',
  },
  taken: { zh: '分类编码已存在', en: 'This category code exists already.', tw: '分類編碼已存在' },
  codeForm: {
    zh: '分类编码格式不正确，应如 A01 或 A01A02',
    en: 'A category code looks like A01 or A01A02.',
    tw: '分類編碼格式不正確，應如 A01 或 A01A02',
  },
  codeEmpty: { zh: '错误,类型编码为空!', en: 'The code is empty.', tw: '錯誤,類型編碼為空!' },
  codePrefix: {
    zh: '编码不符合规范,须以"{code}"开头!',
    en: 'The code has to begin with "{code}".',
    tw: '編碼不符合規範,須以"{code}"開頭!',
  },
  several: {
    zh: '查询数据异常,[{field}]存在多个值:{value}',
    en: 'Several categories have this value of {field}: {value}',
    tw: '查詢資料異常,[{field}]存在多個值:{value}',
  },
} as const satisfies Record<string, LanguageTexts>
