import type { LanguageTexts } from '../../../../runtime/language/index.ts'

/** What the explanation of a permission says. */
export const explainWords = {
  unknownUser: { zh: '用户不存在', en: 'There is no such user.', tw: '使用者不存在' },
  normal: {
    zh: '账号正常，可以登录',
    en: 'The account is active and may sign in.',
    tw: '帳號正常，可以登入',
  },
  frozen: {
    zh: '账号已冻结，所有请求都会被拒绝',
    en: 'The account is frozen: every call is refused.',
    tw: '帳號已凍結，所有請求都會被拒絕',
  },
  deleted: {
    zh: '账号在回收站中，所有请求都会被拒绝',
    en: 'The account lies in the recycle bin: every call is refused.',
    tw: '帳號在資源回收筒中，所有請求都會被拒絕',
  },
  administrator: {
    zh: '管理员角色拥有全部授权标识，不受数据规则限制',
    en: 'The role of the administrators has every access code and no data rules.',
    tw: '管理員角色擁有全部授權標識，不受資料規則限制',
  },
  unknownAddress: {
    zh: '系统中没有这个接口或菜单',
    en: 'There is neither a call nor a menu entry at this address.',
    tw: '系統中沒有這個介面或選單',
  },
  turnedOff: {
    zh: '此服务器已关闭授权标识 {code}（DESIGN），任何人都没有',
    en: 'This server turns the code {code} off (`DESIGN`): nobody has it.',
    tw: '此伺服器已關閉授權標識 {code}（DESIGN），任何人都沒有',
  },
  anonymous: {
    zh: '任何人无需登录即可访问',
    en: 'Everybody may make this call, signed in or not.',
    tw: '任何人無需登入即可存取',
  },
  signedIn: {
    zh: '任何已登录的用户都可以访问',
    en: 'Everybody who is signed in may make this call.',
    tw: '任何已登入的使用者都可以存取',
  },
  codeHeld: {
    zh: '已通过角色获得授权标识“{code}”',
    en: 'A role grants the access code "{code}".',
    tw: '已透過角色取得授權標識「{code}」',
  },
  codeMissing: {
    zh: '没有角色授予授权标识“{code}”；拥有它的角色：{roles}',
    en: 'No role of this user grants the access code "{code}"; roles that do: {roles}.',
    tw: '沒有角色授予授權標識「{code}」；擁有它的角色：{roles}',
  },
  codeOff: {
    zh: '授权标识“{code}”所在的菜单或按钮已停用',
    en: 'The node with the access code "{code}" is switched off.',
    tw: '授權標識「{code}」所在的選單或按鈕已停用',
  },
  nobody: { zh: '无', en: 'none', tw: '無' },
  menuShown: { zh: '菜单可见', en: 'The menu shows this entry.', tw: '選單可見' },
  menuEverybody: {
    zh: '该页面对所有已登录的用户可见',
    en: 'The page says that everybody who is signed in sees it.',
    tw: '該頁面對所有已登入的使用者可見',
  },
  menuHidden: {
    zh: '没有角色授予该菜单，菜单中不显示；拥有它的角色：{roles}',
    en: 'No role of this user grants the entry, so the menu leaves it out; roles that do: {roles}.',
    tw: '沒有角色授予該選單，選單中不顯示；擁有它的角色：{roles}',
  },
  menuOff: {
    zh: '菜单已停用，对任何人都不显示',
    en: 'The entry is switched off and shown to nobody.',
    tw: '選單已停用，對任何人都不顯示',
  },
  tenant: {
    zh: '只包含租户 {tenant} 的数据',
    en: 'Only records of the tenant {tenant}.',
    tw: '只包含租戶 {tenant} 的資料',
  },
  noTenant: {
    zh: '未指定租户，只包含不属于任何租户的数据',
    en: 'The call names no tenant: only records that belong to none.',
    tw: '未指定租戶，只包含不屬於任何租戶的資料',
  },
  everyTenant: {
    zh: '未指定租户且可查看所有租户，包含所有租户的数据',
    en: 'The call names no tenant, and this user may see the records of all.',
    tw: '未指定租戶且可檢視所有租戶，包含所有租戶的資料',
  },
  rule: {
    zh: '规则“{name}”：{column} {operator} {values}',
    en: 'The rule "{name}": {column} {operator} {values}',
    tw: '規則「{name}」：{column} {operator} {values}',
  },
  brokenRule: {
    zh: '规则“{name}”无法执行（{column} {operator} {value}），因此不显示任何数据',
    en: 'The rule "{name}" cannot be read ({column} {operator} {value}), so it lets no record through.',
    tw: '規則「{name}」無法執行（{column} {operator} {value}），因此不顯示任何資料',
  },
  noRules: {
    zh: '没有数据规则限制该用户',
    en: 'No data rule narrows what this user sees.',
    tw: '沒有資料規則限制該使用者',
  },
  fieldOpen: {
    zh: '字段可读写，需要授权标识：{codes}',
    en: 'The field is open; it asks for: {codes}.',
    tw: '欄位可讀寫，需要授權標識：{codes}',
  },
  fieldClosed: {
    zh: '字段不可读写，缺少授权标识：{codes}',
    en: 'The field is neither shown nor saved; it asks for: {codes}.',
    tw: '欄位不可讀寫，缺少授權標識：{codes}',
  },
  records: {
    zh: '共 {total} 条数据，该用户可见 {visible} 条',
    en: 'Of {total} records this user sees {visible}.',
    tw: '共 {total} 筆資料，該使用者可見 {visible} 筆',
  },
  allowed: { zh: '允许', en: 'Allowed', tw: '允許' },
  allowedPartly: {
    zh: '允许，但只包含部分数据或字段',
    en: 'Allowed, with a part of the records or fields',
    tw: '允許，但只包含部分資料或欄位',
  },
  denied: { zh: '拒绝', en: 'Denied', tw: '拒絕' },
} as const satisfies Record<string, LanguageTexts>
