import type { Readable } from 'node:stream'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { LanguageTexts } from '../../runtime/language/index.ts'
import { fillText } from '../../runtime/language/index.ts'
import type { Language } from './language.ts'

/** What every call of the wire answers (wire contract 1.1). */
export interface Envelope {
  readonly success: boolean
  readonly message: string
  readonly code: number
  readonly result: unknown
  readonly timestamp: number
}

/** The words of a finished operation; a module may give its own. */
export const messages = {
  done: { zh: '操作成功！', en: 'Done.', tw: '操作成功！' },
  added: { zh: '添加成功！', en: 'Added.', tw: '新增成功！' },
  edited: { zh: '编辑成功!', en: 'Saved.', tw: '編輯成功!' },
  removed: { zh: '删除成功!', en: 'Deleted.', tw: '刪除成功!' },
  removedBatch: { zh: '批量删除成功!', en: 'Deleted.', tw: '批次刪除成功!' },
  removedSome: {
    zh: '已删除 {count} 条，其余 {missing} 条已不存在',
    en: 'Deleted {count}; {missing} of them were not there any more.',
    tw: '已刪除 {count} 筆，其餘 {missing} 筆已不存在',
  },
  restored: { zh: '已恢复', en: 'Restored.', tw: '已還原' },
  imported: {
    zh: '文件导入成功！数据行数：{count}',
    en: 'Imported {count} rows.',
    tw: '檔案匯入成功！資料行數：{count}',
  },
} as const satisfies Record<string, LanguageTexts>

/** A successful answer with a message or a code of its own; a handler that returns anything else gets the plain one. */
export class Answer {
  readonly result: unknown
  readonly message: LanguageTexts | string
  readonly code: number
  readonly details: Readonly<Record<string, string>>

  constructor(
    result: unknown,
    message: LanguageTexts | string,
    code: number,
    details: Readonly<Record<string, string>>,
  ) {
    this.result = result
    this.message = message
    this.code = code
    this.details = details
  }
}

/** Answers with a result, null for a call that only does something, and a message: words in three languages, or a text that is data. */
export function ok(
  result: unknown,
  message: LanguageTexts | string = messages.done,
  options: { readonly code?: number; readonly details?: Readonly<Record<string, string>> } = {},
): Answer {
  return new Answer(result ?? null, message, options.code ?? 200, options.details ?? {})
}

/** A cookie that an answer gives to the browser; no script of a page can read it. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly options: Readonly<
    Required<Pick<CookieSerializeOptions, 'path' | 'maxAge' | 'sameSite' | 'secure'>> & { httpOnly: true }
  >
}

/** An answer that is not an envelope: a file, a redirect, or the bare health answer. */
export class RawAnswer {
  readonly body: Buffer | Readable | string | object
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
  readonly cookie: Cookie | undefined

  constructor(
    body: Buffer | Readable | string | object,
    headers: Readonly<Record<string, string>>,
    status: number,
    cookie?: Cookie,
  ) {
    this.body = body
    this.headers = headers
    this.status = status
    this.cookie = cookie
  }
}

/** Answers with a body as it is; an object goes out as JSON. */
export function raw(
  body: Buffer | Readable | string | object,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): RawAnswer {
  return new RawAnswer(body, headers, status)
}

/** Sends the browser to another address. */
export function redirect(location: string): RawAnswer {
  return new RawAnswer('', { location }, 302)
}

/** The same answer with a cookie for the browser. */
export function withCookie({ body, headers, status }: RawAnswer, cookie: Cookie): RawAnswer {
  return new RawAnswer(body, headers, status, cookie)
}

/** Answers with a file that the browser saves under the given name and never shows. */
export function attachment(content: Buffer | Readable, name: string, type: string): RawAnswer {
  return raw(content, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    'x-content-type-options': 'nosniff',
  })
}

/** Wraps what a handler returned. */
export function toEnvelope(returned: unknown, language: Language): Envelope {
  const answer = returned instanceof Answer ? returned : ok(returned ?? null, '')
  const { message } = answer
  const words = typeof message === 'string' ? message : fillText(message[language], answer.details)
  // The wire repeats a text result as the message (wire contract 1.1).
  const repeated = words === '' && typeof answer.result === 'string' ? answer.result : words
  return { success: true, message: repeated, code: answer.code, result: answer.result, timestamp: Date.now() }
}

/** A page of records as the wire has it (wire contract 1.1). */
export interface RecordPage<T = unknown> {
  readonly records: readonly T[]
  readonly total: number
  readonly size: number
  readonly current: number
  readonly orders: readonly never[]
  readonly optimizeCountSql: boolean
  readonly searchCount: boolean
  readonly hitCount: boolean
  readonly countId: null
  readonly maxLimit: null
  readonly pages: number
  /** Ours: the total is the database's estimate, since counting would take long; `exactTotal=true` asks for the number. */
  readonly isTotalEstimated?: true
}

/** Makes the page object of a list answer. */
export function toRecordPage<T>(
  records: readonly T[],
  total: number,
  page: { readonly size: number; readonly current: number },
): RecordPage<T> {
  const pages = page.size > 0 ? Math.ceil(total / page.size) : 1
  return {
    records,
    total,
    size: page.size,
    current: page.current,
    orders: [],
    optimizeCountSql: true,
    searchCount: true,
    hitCount: false,
    countId: null,
    maxLimit: null,
    pages,
  }
}
