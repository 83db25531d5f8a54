/** The languages of every text that a person reads; `tw` is traditional Chinese. */
export const languages = ['zh', 'en', 'tw'] as const
export type TextLanguage = (typeof languages)[number]

/** One text in the three languages. */
export type LanguageTexts = Readonly<Record<TextLanguage, string>>

/** One expected failure: its HTTP status, the code in the envelope, and its words; `{name}` stands for a detail. */
export interface ErrorEntry extends LanguageTexts {
  readonly status: number
  readonly code: number
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number
}

const entry = (status: number, code: number, zh: string, en: string, tw: string): ErrorEntry => ({
  status,
  code,
  zh,
  en,
  tw,
})

/** The failures that every side shares; the zh words are the wire's own (wire contract 1.1 to 1.3, 2.2). */
export const errorCatalogue = {
  tokenInvalid: entry(
    401,
    401,
    'Token失效，请重新登录!',
    'Token失效: your session has ended, please sign in again.',
    'Token失效，請重新登入!',
  ),
  forbidden: entry(
    200,
    510,
    '没有权限，请联系管理员授权',
    'You have no permission for this; please ask the administrator.',
    '沒有權限，請聯絡管理員授權',
  ),
  pathNotFound: entry(
    404,
    404,
    '路径不存在，请检查路径是否正确',
    'There is no such path; please check it.',
    '路徑不存在，請檢查路徑是否正確',
  ),
  methodNotAllowed: entry(
    405,
    405,
    '不支持{method}请求方法，支持以下：{allowed}',
    'The method {method} is not supported here; these are: {allowed}',
    '不支援{method}請求方法，支援以下：{allowed}',
  ),
  requestInvalid: entry(
    200,
    500,
    '请求参数不正确：{detail}',
    'The request is not valid: {detail}',
    '請求參數不正確：{detail}',
  ),
  requestUnreadable: entry(400, 500, '请求格式不正确', 'The request could not be read.', '請求格式不正確'),
  bodyTooDeep: entry(
    400,
    500,
    '请求内容嵌套过深，最多{depth}层',
    'The request is nested too deeply: {depth} levels at most.',
    '請求內容巢狀過深，最多{depth}層',
  ),
  requestTooSlow: entry(
    408,
    500,
    '请求传输过慢，已中断，请检查网络后重试',
    'The request came in too slowly and was canceled; please check your connection and try again.',
    '請求傳輸過慢，已中斷，請檢查網路後重試',
  ),
  bodyTooLarge: entry(413, 500, '请求内容超出1MB限制', 'The request is larger than 1 MB.', '請求內容超出1MB限制'),
  uploadTooLarge: entry(
    200,
    500,
    '文件大小超出10MB限制, 请压缩或降低文件质量!',
    'The file is larger than 10 MB; please compress it.',
    '檔案大小超出10MB限制, 請壓縮或降低檔案品質!',
  ),
  uploadUnreadable: entry(
    400,
    500,
    '上传失败！上传内容不完整或格式不正确，请重新上传',
    'The upload failed: it is incomplete or has an invalid format; please upload it again.',
    '上傳失敗！上傳內容不完整或格式不正確，請重新上傳',
  ),
  uploadsBusy: entry(
    503,
    500,
    '同时上传的文件过多，请稍后重试',
    'Too many files are being uploaded right now; please try again in a moment.',
    '同時上傳的檔案過多，請稍後重試',
  ),
  signInvalid: entry(200, 500, 'Sign签名校验失败！', 'The signature of the request is wrong.', 'Sign簽名校驗失敗！'),
  signExpired: entry(
    200,
    500,
    '签名验证失败，请求时效性验证失败！',
    'The signature of the request has expired.',
    '簽名驗證失敗，請求時效性驗證失敗！',
  ),
  signTimestampMissing: entry(
    200,
    500,
    '签名验证失败，X-TIMESTAMP不能为空！',
    'The signature needs the header X-TIMESTAMP.',
    '簽名驗證失敗，X-TIMESTAMP不能為空！',
  ),
  duplicateRecord: entry(200, 500, '数据库中已存在该记录', 'This record already exists.', '資料庫中已存在該記錄'),
  recordNotFound: entry(200, 500, '未找到对应实体', 'There is no such record.', '未找到對應實體'),
  recordChanged: entry(
    200,
    409,
    '您打开之后，该记录已于 {time} 被他人修改，未保存。',
    'Not saved: this record was changed at {time}, after you opened it.',
    '您開啟之後，該記錄已於 {time} 被他人修改，未儲存。',
  ),
  recordChangedUnseen: entry(
    200,
    409,
    '您打开之后，该记录已被他人修改，未保存。',
    'Not saved: this record was changed after you opened it.',
    '您開啟之後，該記錄已被他人修改，未儲存。',
  ),
  recordsChanged: entry(
    200,
    409,
    '您查看之后，有 {count} 条记录已被他人修改，未删除任何记录。',
    'Nothing was deleted: {count} of the records were changed after you saw them.',
    '您檢視之後，有 {count} 條記錄已被他人修改，未刪除任何記錄。',
  ),
  recordGone: entry(
    200,
    410,
    '您打开之后，该记录已被删除或不再对您可见，未保存。',
    'Not saved: after you opened it, this record was deleted, or you may no longer see it.',
    '您開啟之後，該記錄已被刪除或不再對您可見，未儲存。',
  ),
  recordInUse: entry(
    200,
    500,
    '该记录已被引用，不能删除',
    'Other records refer to this one.',
    '該記錄已被引用，不能刪除',
  ),
  fieldsInvalid: entry(200, 500, '操作失败，{detail}', 'Not saved: {detail}', '操作失敗，{detail}'),
  sortColumnUnknown: entry(
    200,
    500,
    '请注意，将要排序的列字段不存在：{column}',
    'There is no column to sort by with the name: {column}',
    '請注意，將要排序的列欄位不存在：{column}',
  ),
  queryValueInvalid: entry(
    200,
    500,
    '查询条件不正确：{field}',
    'The query value is not valid: {field}',
    '查詢條件不正確：{field}',
  ),
  spreadsheetUnreadable: entry(
    200,
    500,
    '文件导入失败:文件无法读取',
    'The import failed: the file could not be read.',
    '檔案匯入失敗:檔案無法讀取',
  ),
  fileMissing: entry(200, 500, '请上传文件', 'Please choose a file.', '請上傳檔案'),
  databaseAway: {
    ...entry(
      503,
      503,
      '数据库暂时无法访问，本次操作可能未保存，请稍后重试',
      'The database cannot be reached at the moment, and what you did may not be saved. Please try again shortly.',
      '資料庫暫時無法存取，本次操作可能未儲存，請稍後重試',
    ),
    retryAfter: 2,
  },
  tooManyCalls: {
    ...entry(
      429,
      429,
      '访问过于频繁，请稍后重试，或登录后继续',
      'Too many requests came from your network. Please try again in a minute, or sign in.',
      '存取過於頻繁，請稍後重試，或登入後繼續',
    ),
    retryAfter: 60,
  },
  storageFull: entry(
    507,
    507,
    '存储空间已满，未能保存。请联系管理员清理空间后重试；查看数据不受影响',
    'Nothing was saved: the storage of the server is full. Please ask the administrator to free some space and try again; reading goes on.',
    '儲存空間已滿，未能儲存。請聯絡管理員清理空間後重試；檢視資料不受影響',
  ),
  unexpected: entry(
    200,
    500,
    '操作失败，系统异常（编号 {id}）',
    'The operation failed unexpectedly (number {id}).',
    '操作失敗，系統異常（編號 {id}）',
  ),
} as const satisfies Readonly<Record<string, ErrorEntry>>

/** The names of the shared failures. */
export type ErrorName = keyof typeof errorCatalogue

/** What a failure's words name in braces. */
export type ErrorDetails = Readonly<Record<string, string>>

/** Puts the details of one failure into its words; a detail is text, whatever it looks like. */
export const fillText = (text: string, details: ErrorDetails): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(details, name) ? (details[name] ?? place) : place))

/**
 * An expected failure (design 4): on the server it becomes an envelope with its code and its words in the language of
 * the request, in the app a message. `result` goes with it, such as the messages for single fields of a form.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly entry: ErrorEntry
  readonly details: ErrorDetails
  readonly result: unknown

  constructor(failure: ErrorEntry, details: ErrorDetails = {}, result: unknown = null) {
    super(fillText(failure.en, details))
    this.entry = failure
    this.details = details
    this.result = result
  }

  /** The words in one language. */
  messageIn(language: TextLanguage): string {
    return fillText(this.entry[language], this.details)
  }
}

/** Makes an error of the shared catalogue. */
export const createError = (name: ErrorName, details: ErrorDetails = {}, result: unknown = null): AppError =>
  new AppError(errorCatalogue[name], details, result)

interface FailureOptions {
  readonly code?: number
  readonly status?: number
  readonly result?: unknown
  readonly details?: ErrorDetails
}

/** Makes an expected failure with words of one module: HTTP 200 and code 500 unless the options say otherwise. */
export function createFailure(message: LanguageTexts, options: FailureOptions = {}): AppError {
  const { code = 500, status = 200, result = null, details = {} } = options
  return new AppError({ ...message, code, status }, details, result)
}
