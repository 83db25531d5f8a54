import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of users say. */
export const userMessages = {
  taken: { zh: '用户账号已存在', en: 'This user name is already in use.', tw: '使用者帳號已存在' },
  usedBefore: {
    zh: '该账号曾属于其他用户，不能再次使用；请从回收站还原，或使用其他账号',
    en: 'This user name belonged to someone before; restore it from the recycle bin, or choose another name.',
    tw: '該帳號曾屬於其他使用者，不能再次使用；請從資源回收筒還原，或使用其他帳號',
  },
  passwordChanged: { zh: '密码修改成功!', en: 'The password was changed.', tw: '密碼修改成功!' },
  imported: {
    zh: '文件导入成功！数据行数：{count}。导入的用户尚无密码，须由管理员设置后才能登录',
    en: 'Imported {count} rows. Imported users cannot sign in until an administrator sets their password.',
    tw: '檔案匯入成功！資料行數：{count}。匯入的使用者尚無密碼，須由管理員設定後才能登入',
  },
  importedPartly: {
    zh: '文件导入成功，但有错误。导入的用户尚无密码，须由管理员设置后才能登录',
    en: 'Imported with errors. Imported users cannot sign in until an administrator sets their password.',
    tw: '檔案匯入成功，但有錯誤。匯入的使用者尚無密碼，須由管理員設定後才能登入',
  },
} as const satisfies Record<string, LanguageTexts>
