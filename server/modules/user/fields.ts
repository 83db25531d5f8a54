import { phonePattern, toPhone } from '../../../runtime/language/index.ts'
import { type DeclaredFields, deletedFlag, toModel } from '../../http/resource/index.ts'
import { verificationMessages } from '../verification/messages.ts'

/**
 * The fields of a user that calls may name (wire contract 1.6). What is not here, such as the password and the counters
 * of the account, is neither read nor written; what is not writable has a call of its own.
 */
export const userFields: DeclaredFields = {
  username: {
    alsoCalled: { zh: '用户账号', en: 'Account', tw: '使用者帳號' },
    length: 50,
    writable: 'onAdd',
    unique: { zh: '用户账号已存在', en: 'This user name is already in use.', tw: '使用者帳號已存在' },
    pattern: {
      // The wire joins user names by commas.
      matches: /^[^\s,]+$/u,
      message: {
        zh: '用户账号不能包含空格和逗号',
        en: 'An account must not contain spaces or commas',
        tw: '使用者帳號不能包含空格和逗號',
      },
    },
  },
  realname: { required: false },
  avatar: { length: 500, exported: false },
  sex: { type: 'integer' },
  birthday: { type: 'date' },
  phone: {
    length: 45,
    alsoCalled: { zh: '手机号码', en: 'Mobile phone', tw: '手機號碼' },
    toKept: (text) => toPhone(text) ?? text,
    pattern: { matches: phonePattern, message: verificationMessages.phoneWrong },
  },
  email: {
    isLowerCase: true,
    pattern: {
      matches: /^[^\s@]+@[^\s@]+$/,
      message: { zh: '邮箱格式不正确', en: 'This is not an e-mail address', tw: '電子郵件格式不正確' },
    },
  },
  workNo: { alsoCalled: { zh: '工号', en: 'Employee ID', tw: '工號' } },
  post: { length: 100 },
  telephone: { alsoCalled: { zh: '座机', en: 'Landline', tw: '座機' } },
  userIdentity: { type: 'integer', writable: false, exported: false },
  activitiSync: { type: 'integer', exported: false },
  status: { type: 'integer', writable: false },
  delFlag: deletedFlag,
  orgCode: { type: 'text', writable: false, exported: false },
  departIds: { writable: false, exported: false },
  relTenantIds: { writable: false, exported: false },
}

/** What users are as records, apart from what the module does around their writes. */
export const userRecords = {
  path: '/sys/user',
  table: 'sysUser',
  model: 'system.user',
  title: { zh: '用户', en: 'Users', tw: '使用者' },
  access: 'user',
  fields: userFields,
  deletedField: 'delFlag',
  tenant: { field: 'relTenantIds', isList: true },
} as const

/** For modules that write users beside the resource, some of which it needs itself. */
export const userModel = toModel(userRecords)
