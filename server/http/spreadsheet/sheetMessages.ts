import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { ThreadEnd } from '../../threads/openThread.ts'
import type { QueueMessages } from '../../threads/workQueue.ts'
import type { RefusalName } from './reading/refusal.ts'

/** Words of a refused import begin as the wire has it (wire contract 1.11). */
const refused = (zh: string, en: string, tw: string): LanguageTexts => ({
  zh: `文件导入失败:${zh}`,
  en: `The import failed: ${en}`,
  tw: `檔案匯入失敗:${tw}`,
})

/** Why a file was not read, and what to send instead. */
export const refusalMessages: Readonly<Record<RefusalName, LanguageTexts>> = {
  unreadable: refused('文件无法读取', 'the file could not be read.', '檔案無法讀取'),
  foreign: refused(
    '文件内容不是 .xls 或 .xlsx 表格（改扩展名不会改变内容），请在表格软件中打开并另存为 .xlsx 后再导入',
    'the file is not an .xls or .xlsx spreadsheet, whatever its name; open it in a spreadsheet program, save it as .xlsx and import that.',
    '檔案內容不是 .xls 或 .xlsx 試算表（改副檔名不會改變內容），請在試算表軟體中開啟並另存為 .xlsx 後再匯入',
  ),
  protected: refused(
    '文件有密码保护，请取消密码后另存再导入',
    'the file is protected by a password; save it without one and import that.',
    '檔案有密碼保護，請取消密碼後另存再匯入',
  ),
  rows: refused(
    '文件超过 {rows} 行，请拆分后再导入',
    'the file has more than {rows} rows; split it and import the parts.',
    '檔案超過 {rows} 列，請拆分後再匯入',
  ),
  columns: refused(
    '单元格 {place} 超出 {columns} 列的限制，请删除多余的列后再导入',
    'cell {place} lies beyond column {columns}; delete what stands there and import the file again.',
    '儲存格 {place} 超出 {columns} 欄的限制，請刪除多餘的欄後再匯入',
  ),
  cells: refused(
    '文件超过 {cells} 个单元格，请拆分后再导入',
    'the file has more than {cells} cells; split it and import the parts.',
    '檔案超過 {cells} 個儲存格，請拆分後再匯入',
  ),
  cellText: refused(
    '单元格 {place} 的文本超过 {length} 个字符，请缩短后再导入',
    'cell {place} holds more than {length} characters; shorten it and import the file again.',
    '儲存格 {place} 的文字超過 {length} 個字元，請縮短後再匯入',
  ),
  text: refused(
    '文件的文本超过 {megabytes} MB，请拆分后再导入',
    'the file holds more than {megabytes} MB of text; split it and import the parts.',
    '檔案的文字超過 {megabytes} MB，請拆分後再匯入',
  ),
  unpacked: refused(
    '文件解压后超过 {megabytes} MB，请拆分后再导入',
    'the file unpacks to more than {megabytes} MB; split it and import the parts.',
    '檔案解壓縮後超過 {megabytes} MB，請拆分後再匯入',
  ),
  entries: refused(
    '文件由超过 {entries} 个部分组成，请将第一个工作表另存为新文件后再导入',
    'the file consists of more than {entries} parts; save its first sheet as a new file and import that.',
    '檔案由超過 {entries} 個部分組成，請將第一個工作表另存為新檔案後再匯入',
  ),
}

/** Why the thread that reads was ended. */
export const endMessages: Readonly<Record<Exclude<ThreadEnd, 'failed'>, LanguageTexts>> = {
  time: refused(
    '读取文件超过 {seconds} 秒，已停止，请拆分后再导入',
    'reading was stopped after its limit of {seconds} seconds; split the file and import the parts.',
    '讀取檔案超過 {seconds} 秒，已停止，請拆分後再匯入',
  ),
  memory: refused(
    '读取文件所需内存超过 {megabytes} MB，已停止，请拆分后再导入',
    'reading was stopped after its limit of {megabytes} MB of memory; split the file and import the parts.',
    '讀取檔案所需記憶體超過 {megabytes} MB，已停止，請拆分後再匯入',
  ),
  gone: refused('导入已取消', 'the import was canceled.', '匯入已取消'),
}

/** What is said of an import that does not get its turn. */
export const importQueueMessages: QueueMessages = {
  busy: refused(
    '其他导入正在进行，请稍后再试',
    'other imports are running; please try again in a moment.',
    '其他匯入正在進行，請稍後再試',
  ),
  ownBusy: refused(
    '您已有多个导入在进行或等待，请稍后再试',
    'several imports of yours are running or waiting already; please try again in a moment.',
    '您已有多個匯入在進行或等待，請稍後再試',
  ),
  gone: endMessages.gone,
}
