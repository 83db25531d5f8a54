import type { LanguageTexts } from '../../../runtime/language/index.ts'

/** What the calls of the own account and of new ones say. */
export const accountMessages = {
  registered: { zh: '注册成功', en: 'Your account has been created.', tw: '註冊成功' },
  nameForm: {
    zh: '用户账号须为3到32个字符，只能包含字母、数字和 . _ -',
    en: 'An account needs 3 to 32 characters: letters, digits and . _ -',
    tw: '使用者帳號須為3到32個字元，只能包含字母、數字和 . _ -',
  },
  nameTaken: { zh: '用户账号已存在', en: 'This user name is already in use.', tw: '使用者帳號已存在' },
  phoneTaken: { zh: '该手机号已被使用', en: 'This phone number is already in use.', tw: '該手機號碼已被使用' },
  mailTaken: { zh: '该邮箱已被使用', en: 'This e-mail address is already in use.', tw: '該電子郵件已被使用' },
  resetFailed: {
    zh: '重置失败，请检查手机号/邮箱，验证码是否正确',
    en: 'The password was not reset. Please check the phone number or e-mail address and the code.',
    tw: '重置失敗，請檢查手機號碼/電子郵件，驗證碼是否正確',
  },
  avatarForeign: {
    zh: '头像须为本人上传的图片',
    en: 'The picture must be one that you uploaded yourself.',
    tw: '頭像須為本人上傳的圖片',
  },
  bound: { zh: '绑定成功', en: 'Linked.', tw: '綁定成功' },
} as const satisfies Record<string, LanguageTexts>
