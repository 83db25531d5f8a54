import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'

const depended: LanguageTexts = {
  zh: '数据库中还有其他对象（如视图、外键）依赖这张表或其字段，请先处理后再同步',
  en: 'Other objects of the database, such as views or foreign keys, depend on this table or its columns; please change them first.',
  tw: '資料庫中還有其他物件（如檢視、外鍵）依賴這張表或其欄位，請先處理後再同步',
}
const busy: LanguageTexts = {
  zh: '表正在被使用，请稍后重试',
  en: 'The table is in use; please try again in a moment.',
  tw: '表正在被使用，請稍後重試',
}
const named: LanguageTexts = {
  zh: '数据库中已存在同名的对象，请换一个名称',
  en: 'The database already has an object of this name; please choose another one.',
  tw: '資料庫中已存在同名的物件，請換一個名稱',
}
const large: LanguageTexts = {
  zh: '索引字段的值过长，无法建立索引',
  en: 'A value is too long for an index over its field.',
  tw: '索引欄位的值過長，無法建立索引',
}
const misfit: LanguageTexts = {
  zh: '已有数据不符合新的表结构，请先处理这些数据',
  en: 'Values that are there do not fit into the changed table; please change them first.',
  tw: '已有資料不符合新的表結構，請先處理這些資料',
}

/** What the database says by its codes when it refuses a change of a table. */
const refusals: Readonly<Record<string, LanguageTexts>> = {
  '0A000': depended,
  '2BP01': depended,
  '42P16': depended,
  '55P03': busy,
  '40P01': busy,
  '57014': busy,
  '42P07': named,
  '42710': named,
  '42809': named,
  '54000': large,
  '23502': misfit,
  '23505': misfit,
  '22001': misfit,
  '22003': misfit,
  '22007': misfit,
  '22008': misfit,
  '22P02': misfit,
}

/** Runs changes of a table and turns what the database refuses into words that say what to do. */
export async function runRefusable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!Object.hasOwn(refusals, code)) throw error
    throw createFailure(refusals[code] ?? depended)
  }
}
