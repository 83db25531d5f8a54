import type { LanguageTexts } from '../../../../runtime/language/index.ts'
import { texts } from '../../../http/index.ts'

/** What the explanation of a permission says. */
export const explainMessages = {
  unknownUser: texts('用户不存在', 'There is no such user.', '使用者不存在'),
  normal: texts('账号正常，可以登录', 'The account is active and may sign in.', '帳號正常，可以登入'),
  frozen: texts(
    '账号已冻结，所有请求都会被拒绝',
    'The account is frozen: every call is refused.',
    '帳號已凍結，所有請求都會被拒絕',
  ),
  deleted: texts(
    '账号在回收站中，所有请求都会被拒绝',
    'The account is in the recycle bin: every call is refused.',
    '帳號在資源回收筒中，所有請求都會被拒絕',
  ),
  administrator: texts(
    '管理员角色拥有全部授权标识，不受数据规则限制',
    'The role of the administrators has every access code and no data rules.',
    '管理員角色擁有全部授權標識，不受資料規則限制',
  ),
  unknownAddress: texts(
    '系统中没有这个接口或菜单',
    'There is neither a call nor a menu entry at this address.',
    '系統中沒有這個介面或選單',
  ),
  turnedOff: texts(
    '此服务器已关闭授权标识 {code}（DESIGN），任何人都没有',
    'The code {code} is turned off on this server (`DESIGN`): nobody has it.',
    '此伺服器已關閉授權標識 {code}（DESIGN），任何人都沒有',
  ),
  anonymous: texts(
    '任何人无需登录即可访问',
    'Everybody may make this call, signed in or not.',
    '任何人無需登入即可存取',
  ),
  signedIn: texts(
    '任何已登录的用户都可以访问',
    'Everybody who is signed in may make this call.',
    '任何已登入的使用者都可以存取',
  ),
  codeHeld: texts(
    '已通过角色获得授权标识“{code}”',
    'A role grants the access code "{code}".',
    '已透過角色取得授權標識「{code}」',
  ),
  codeMissing: texts(
    '没有角色授予授权标识“{code}”；拥有它的角色：{roles}',
    'No role of this user grants the access code "{code}"; roles that do: {roles}.',
    '沒有角色授予授權標識「{code}」；擁有它的角色：{roles}',
  ),
  codeOff: texts(
    '授权标识“{code}”所在的菜单或按钮已停用',
    'The node with the access code "{code}" is switched off.',
    '授權標識「{code}」所在的選單或按鈕已停用',
  ),
  nobody: texts('无', 'none', '無'),
  menuShown: texts('菜单可见', 'The menu shows this entry.', '選單可見'),
  menuEverybody: texts(
    '该页面对所有已登录的用户可见',
    'The page says that everybody who is signed in sees it.',
    '該頁面對所有已登入的使用者可見',
  ),
  menuHidden: texts(
    '没有角色授予该菜单，菜单中不显示；拥有它的角色：{roles}',
    'No role of this user grants the entry, so the menu leaves it out; roles that do: {roles}.',
    '沒有角色授予該選單，選單中不顯示；擁有它的角色：{roles}',
  ),
  menuOff: texts(
    '菜单已停用，对任何人都不显示',
    'The entry is switched off and shown to nobody.',
    '選單已停用，對任何人都不顯示',
  ),
  tenant: texts('只包含租户 {tenant} 的数据', 'Only records of the tenant {tenant}.', '只包含租戶 {tenant} 的資料'),
  noTenant: texts(
    '未指定租户，只包含不属于任何租户的数据',
    'The call names no tenant: only records that belong to none.',
    '未指定租戶，只包含不屬於任何租戶的資料',
  ),
  everyTenant: texts(
    '未指定租户且可查看所有租户，包含所有租户的数据',
    'The call names no tenant, and this user may see the records of all.',
    '未指定租戶且可檢視所有租戶，包含所有租戶的資料',
  ),
  rule: texts(
    '规则“{name}”：{column} {operator} {values}',
    'The rule "{name}": {column} {operator} {values}',
    '規則「{name}」：{column} {operator} {values}',
  ),
  ruleByName: texts(
    '规则“{name}”；其取值仅对可查看这些数据的人显示',
    'The rule "{name}"; its values are shown only to people who may read these records.',
    '規則「{name}」；其取值僅對可檢視這些資料的人顯示',
  ),
  brokenRule: texts(
    '规则“{name}”无法执行（{column} {operator} {value}），因此不显示任何数据',
    'The rule "{name}" cannot be read ({column} {operator} {value}), so it lets no record through.',
    '規則「{name}」無法執行（{column} {operator} {value}），因此不顯示任何資料',
  ),
  openOperation: texts(
    '表的此操作对所有人开放，未登录也可使用；未登录时只能读取：{columns}',
    'The table opens this to everybody, signed in or not; who is not signed in reads: {columns}.',
    '資料表的此操作對所有人開放，未登入也可使用；未登入時只能讀取：{columns}',
  ),
  signedInOperation: texts(
    '表的此操作对所有已登录的用户开放',
    'The table opens this to everybody who is signed in.',
    '資料表的此操作對所有已登入的使用者開放',
  ),
  ownRecords: texts(
    '数据属于“{column}”中的账号，该用户只能查看和修改自己的数据；授权标识“{code}”可查看全部',
    'Records belong to the account in {column}: this user sees and changes their own. The code "{code}" opens those of all.',
    '資料屬於「{column}」中的帳號，該使用者只能檢視和修改自己的資料；授權標識「{code}」可檢視全部',
  ),
  ownChanges: texts(
    '数据属于“{column}”中的账号，该用户可查看全部，但只能修改自己的数据；授权标识“{code}”可修改全部',
    'Records belong to the account in {column}: this user sees all and changes their own. The code "{code}" opens the changing of all.',
    '資料屬於「{column}」中的帳號，該使用者可檢視全部，但只能修改自己的資料；授權標識「{code}」可修改全部',
  ),
  overOwners: texts(
    '数据属于“{column}”中的账号，该用户凭授权标识“{code}”可查看和修改全部',
    'Records belong to the account in {column}; this user is over all of them by the code "{code}".',
    '資料屬於「{column}」中的帳號，該使用者憑授權標識「{code}」可檢視和修改全部',
  ),
  overAsAdministrator: texts(
    '数据属于“{column}”中的账号，管理员可查看和修改全部',
    'Records belong to the account in {column}; administrators are over all of them.',
    '資料屬於「{column}」中的帳號，管理員可檢視和修改全部',
  ),
  moveOpen: texts(
    '可以执行，前提是状态为：{from}',
    'May be made, from the states: {from}.',
    '可以執行，前提是狀態為：{from}',
  ),
  moveConditional: texts(
    '可以执行，前提是状态为：{from}，并满足条件：{when}',
    'May be made, from the states: {from}, where this holds: {when}.',
    '可以執行，前提是狀態為：{from}，並滿足條件：{when}',
  ),
  moveNow: texts('可以对该记录执行', 'May be made of this record.', '可以對該記錄執行'),
  moveUndecided: texts(
    '可以对该记录执行，前提是填写的值满足条件：{when}',
    'May be made of this record, where the values that are given meet: {when}.',
    '可以對該記錄執行，前提是填寫的值滿足條件：{when}',
  ),
  moveCode: texts(
    '需要授权标识“{code}”，没有角色授予该用户',
    'Asks for the code "{code}", which no role of this user grants.',
    '需要授權標識「{code}」，沒有角色授予該使用者',
  ),
  moveOfOther: texts(
    '该记录属于他人，只有其所有者可以执行',
    'The record belongs to another person: only its owner may.',
    '該記錄屬於他人，只有其所有者可以執行',
  ),
  moveUnseen: texts(
    '该用户看不到此记录，因此不能对其执行任何操作',
    'This user does not see the record, so no move of it is theirs.',
    '該使用者看不到此記錄，因此不能對其執行任何操作',
  ),
  noRules: texts('没有数据规则限制该用户', 'No data rule limits what this user sees.', '沒有資料規則限制該使用者'),
  fieldOpen: texts(
    '字段可读写，需要授权标识：{codes}',
    'The field is open; it asks for: {codes}.',
    '欄位可讀寫，需要授權標識：{codes}',
  ),
  fieldClosed: texts(
    '字段不可读写，缺少授权标识：{codes}',
    'The field is neither shown nor saved; it asks for: {codes}.',
    '欄位不可讀寫，缺少授權標識：{codes}',
  ),
  records: texts(
    '共 {total} 条数据，该用户可见 {visible} 条',
    'Of {total} records this user sees {visible}.',
    '共 {total} 筆資料，該使用者可見 {visible} 筆',
  ),
  allowed: texts('允许', 'Allowed', '允許'),
  allowedPartly: texts(
    '允许，但只包含部分数据或字段',
    'Allowed, with a part of the records or fields',
    '允許，但只包含部分資料或欄位',
  ),
  denied: texts('拒绝', 'Denied', '拒絕'),
} as const satisfies Record<string, LanguageTexts>
