import type { Language } from '../language.ts'

/** What is said of an import with errors (wire contract 1.11). */
export interface ImportMessages {
  readonly message: string
  readonly summary: string
  readonly fileName: string
  /** The sheet of the rows that were left out, and its column of reasons. */
  readonly sheetName: string
  readonly reason: string
  /** What is wrong with a row; the file is named where there are several. */
  line(row: number, message: string, file?: string): string
}

/** The words of an import with errors in one language. */
export function importMessages(language: Language, total: number, errors: number): ImportMessages {
  const good = total - errors
  switch (language) {
    case 'en':
      return {
        message: 'Imported, but with errors.',
        summary: `Rows: ${total}, imported: ${good}, with errors: ${errors}`,
        fileName: 'import-errors.txt',
        sheetName: 'import-errors.xlsx',
        reason: 'Reason',
        line: (row, message, file) => `${file === undefined ? '' : `${file}, `}Row ${row}: ${message}`,
      }
    case 'tw':
      return {
        message: '檔案匯入成功，但有錯誤。',
        summary: `總上傳行數：${total}，已匯入行數：${good}，錯誤行數：${errors}`,
        fileName: '匯入錯誤.txt',
        sheetName: '匯入錯誤.xlsx',
        reason: '錯誤原因',
        line: (row, message, file) => `${file === undefined ? '' : `${file} `}第 ${row} 行：${message}`,
      }
    default:
      return {
        message: '文件导入成功，但有错误。',
        summary: `总上传行数：${total}，已导入行数：${good}，错误行数：${errors}`,
        fileName: '导入错误.txt',
        sheetName: '导入错误.xlsx',
        reason: '错误原因',
        line: (row, message, file) => `${file === undefined ? '' : `${file} `}第 ${row} 行：${message}`,
      }
  }
}
