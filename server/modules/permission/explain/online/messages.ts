import type { LanguageTexts } from '../../../../../runtime/language/index.ts'

/** What the explanation says of forms and reports that are made online. */
export const onlineMessages = {
  formOpen: {
    zh: '可以打开在线表单“{form}”',
    en: 'The online form "{form}" is open to this user.',
    tw: '可以開啟線上表單「{form}」',
  },
  formClosed: {
    zh: '不能打开在线表单“{form}”：没有授予指向它的菜单，也没有授权标识“{code}”',
    en: 'The online form "{form}" is closed: neither a menu entry that leads to it nor the access code "{code}" is granted.',
    tw: '不能開啟線上表單「{form}」：沒有授予指向它的選單，也沒有授權標識「{code}」',
  },
  operationOpen: {
    zh: '可以执行“{operation}”',
    en: '"{operation}" is granted.',
    tw: '可以執行「{operation}」',
  },
  operationClosed: {
    zh: '不能执行“{operation}”：没有授权标识“{code}”，也没有授予包含全部操作的菜单',
    en: '"{operation}" is not granted: neither the access code "{code}" nor a menu entry that brings all operations.',
    tw: '不能執行「{operation}」：沒有授權標識「{code}」，也沒有授予包含全部操作的選單',
  },
  operationWithheld: {
    zh: '不能执行“{operation}”：表单要求按钮授权',
    en: '"{operation}" is withheld: the form asks for a grant of the button itself.',
    tw: '不能執行「{operation}」：表單要求按鈕授權',
  },
  hiddenInList: {
    zh: '字段在列表中不显示，需要字段授权',
    en: 'Lists leave the field out, as it asks for a grant of its own.',
    tw: '欄位在清單中不顯示，需要欄位授權',
  },
  hiddenInForm: {
    zh: '字段在表单中不显示，需要字段授权',
    en: 'Forms leave the field out, as it asks for a grant of its own.',
    tw: '欄位在表單中不顯示，需要欄位授權',
  },
  readOnly: {
    zh: '字段在表单中只读，编辑需要字段授权',
    en: 'Forms show the field without letting it be changed: that asks for a grant of its own.',
    tw: '欄位在表單中唯讀，編輯需要欄位授權',
  },
  hiddenButton: {
    zh: '按钮不显示，需要按钮授权',
    en: 'The button is left out, as it asks for a grant of its own.',
    tw: '按鈕不顯示，需要按鈕授權',
  },
  reportOpen: {
    zh: '可以查看在线报表“{report}”',
    en: 'The online report "{report}" is open to this user.',
    tw: '可以檢視線上報表「{report}」',
  },
  reportEverybody: {
    zh: '在线报表“{report}”对所有已登录的用户开放',
    en: 'The online report "{report}" is open to everybody who is signed in.',
    tw: '線上報表「{report}」對所有已登入的使用者開放',
  },
  reportClosed: {
    zh: '不能查看在线报表“{report}”：没有授予指向它的菜单，也没有授权标识“{code}”',
    en: 'The online report "{report}" is closed: neither a menu entry that leads to it nor the access code "{code}" is granted.',
    tw: '不能檢視線上報表「{report}」：沒有授予指向它的選單，也沒有授權標識「{code}」',
  },
} as const satisfies Record<string, LanguageTexts>
