import { deletedFlag, type Fields } from '../../http/resource/field.ts'
import { toModel } from '../../http/resource/model.ts'

/**
 * The fields of a user that calls may name (wire contract 1.6). What is not here, such as the password and the counters
 * of the account, is neither read nor written; what is not writable has a call of its own.
 */
export const userFields: Fields = {
  username: {
    type: 'text',
    required: true,
    length: 50,
    writable: 'onAdd',
    unique: { zh: '用户账号已存在', en: 'This account exists already.', tw: '使用者帳號已存在' },
    pattern: {
      // The wire joins user names by commas.
      matches: /^[^\s,]+$/u,
      words: {
        zh: '用户账号不能包含空格和逗号',
        en: 'An account must not contain spaces or commas',
        tw: '使用者帳號不能包含空格和逗號',
      },
    },
    label: { zh: '用户账号', en: 'Account', tw: '使用者帳號' },
  },
  realname: { type: 'text', length: 100, label: { zh: '用户姓名', en: 'Name', tw: '使用者姓名' } },
  avatar: { type: 'text', length: 500, exported: false, label: { zh: '头像', en: 'Avatar', tw: '頭像' } },
  sex: { type: 'integer', dict: 'sex', label: { zh: '性别', en: 'Sex', tw: '性別' } },
  birthday: { type: 'date', label: { zh: '生日', en: 'Birthday', tw: '生日' } },
  phone: { type: 'text', length: 45, unique: true, label: { zh: '手机号码', en: 'Mobile phone', tw: '手機號碼' } },
  email: {
    type: 'text',
    length: 100,
    unique: true,
    pattern: {
      matches: /^[^\s@]+@[^\s@]+$/,
      words: { zh: '邮箱格式不正确', en: 'This is no e-mail address', tw: '電子郵件格式不正確' },
    },
    label: { zh: '邮箱', en: 'E-mail', tw: '電子郵件' },
  },
  workNo: { type: 'text', length: 100, unique: true, label: { zh: '工号', en: 'Work number', tw: '工號' } },
  post: { type: 'text', length: 100, label: { zh: '职务', en: 'Position', tw: '職務' } },
  telephone: { type: 'text', length: 45, label: { zh: '座机', en: 'Telephone', tw: '座機' } },
  userIdentity: {
    type: 'integer',
    writable: false,
    exported: false,
    label: { zh: '身份', en: 'Identity', tw: '身分' },
  },
  activitiSync: { type: 'integer', exported: false, dict: 'activiti_sync' },
  status: {
    type: 'integer',
    dict: 'user_status',
    writable: false,
    label: { zh: '状态', en: 'Status', tw: '狀態' },
  },
  delFlag: deletedFlag,
  orgCode: { type: 'text', writable: false, exported: false },
  departIds: { type: 'text', writable: false, exported: false },
  relTenantIds: { type: 'text', writable: false, exported: false },
}

/** What users are as records, apart from what the module does around their writes. */
export const userRecords = {
  path: '/sys/user',
  table: 'sysUser',
  title: { zh: '用户', en: 'Users', tw: '使用者' },
  access: 'user',
  fields: userFields,
  deletedField: 'delFlag',
  tenant: { field: 'relTenantIds', isList: true },
} as const

/** For modules that write users beside the resource, some of which it needs itself. */
export const userModel = toModel(userRecords)
