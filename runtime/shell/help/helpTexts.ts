import type { LanguageTexts } from '../../language/index.ts'
import type { ShortcutName } from '../../ui/index.ts'

const texts = (zh: string, en: string, tw: string): LanguageTexts => ({ zh, en, tw })

/** The words of the help, which come with its chunk: nobody else needs them. */
export const helpTexts = {
  title: texts('帮助', 'Help', '說明'),
  keys: texts('键盘快捷键', 'Keyboard shortcuts', '鍵盤快速鍵'),
  guide: texts('使用指南', 'Guide', '使用指南'),
  more: texts('更多', 'More', '更多'),
  reference: texts('语言参考（JSON Schema）', 'Language reference (JSON Schema)', '語言參考（JSON Schema）'),
  or: texts('或', 'or', '或'),
  appVersion: texts('前端版本', 'App version', '前端版本'),
  serverVersion: texts('服务器版本', 'Server version', '伺服器版本'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** The documents of which the reference of the language has a schema each, by their forms, in the order of the links. */
export const referenceTexts = {
  page: texts('页面', 'Pages', '頁面'),
  model: texts('模型', 'Models', '模型'),
  pack: texts('扩展包', 'Packs', '擴充套件'),
  table: texts('数据表', 'Tables', '資料表'),
  dictionary: texts('字典', 'Dictionaries', '字典'),
  rows: texts('示例数据', 'Sample rows', '範例資料'),
  texts: texts('文本', 'Texts', '文字'),
  form: texts('在线表单', 'Online forms', '線上表單'),
  report: texts('在线报表', 'Online reports', '線上報表'),
  graph: texts('图表报表', 'Graph reports', '圖表報表'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** What each shortcut does. */
export const shortcutTexts: Readonly<Record<ShortcutName, LanguageTexts>> = {
  search: texts('搜索菜单', 'Search the menu', '搜尋選單'),
  help: texts('打开帮助', 'Open help', '開啟說明'),
  filter: texts('转到列表的筛选条件', 'Go to the filter of a list', '移至清單的篩選條件'),
  save: texts('保存表单', 'Save a form', '儲存表單'),
  move: texts('在表格的行间移动', 'Move between the rows of a table', '在表格的列之間移動'),
  remove: texts('删除选中的行', 'Delete the focused row', '刪除所在的列'),
  undo: texts('撤销刚才的删除', 'Undo the last deletion', '復原剛才的刪除'),
  open: texts('打开该行的记录', 'Open the record of the row', '開啟該列的記錄'),
  select: texts('选择该行', 'Select the row', '選取該列'),
  print: texts('打印页面', 'Print the page', '列印頁面'),
  close: texts('关闭对话框或菜单', 'Close a dialog or menu', '關閉對話方塊或選單'),
}
