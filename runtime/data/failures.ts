import { CancelledError } from '@tanstack/react-query'
import type { LanguageTexts, TextLanguage } from '../language/index.ts'
import { CallError } from './callError.ts'
import { findRefusal, type Refusal } from './refusal.ts'

export type FailureKey =
  | 'forbidden'
  | 'notFound'
  | 'timeout'
  | 'unauthorized'
  | 'expired'
  | 'noPermission'
  | 'refused'
  | 'server'
  | 'network'
  | 'unreadable'
  | 'noData'
  | 'dictionaryCode'
  | 'notSynchronised'
  | 'changedMeanwhile'
  | 'aborted'

/** The message that a failure shows to the person, and what follows from it (specification 8). The shell shows it. */
export interface Failure {
  readonly key: FailureKey
  /** The call that failed, by its method and path. */
  readonly call?: string
  /** Empty for `silent`. */
  readonly message: string
  readonly level: 'error' | 'warning' | 'dialog' | 'silent'
  /** Whether a list that shows it in place of its records need not tell it besides. */
  readonly isInPlace?: true
  /** Whether nobody is signed in and the call is not for visitors: whoever signs in may be answered. */
  readonly needsSignIn?: true
  /** How long a message stands; 0 for a dialog, which waits for its button. */
  readonly seconds: number
  readonly title?: string
  readonly button?: string
  /** The session is over: the person is signed out and the app loads anew, after a delay or once the dialog is answered. */
  /** What the person lacks: it is shown as a list, until they close it. */
  readonly refusal?: Refusal
  readonly signOut?: { readonly when: 'delayed'; readonly milliseconds: number } | { readonly when: 'confirmed' }
}

interface Entry extends Pick<Failure, 'level' | 'seconds' | 'signOut' | 'isInPlace'> {
  /** Shown when the server gave no words of its own, or always when `fixed`. */
  readonly message: LanguageTexts
  readonly fixed?: true
  readonly title?: LanguageTexts
  readonly button?: LanguageTexts
}

const shown = { level: 'error', seconds: 4 } as const
const warned = { level: 'warning', seconds: 4 } as const
const requestFailed: LanguageTexts = {
  zh: '请求出现错误，请稍后再试',
  en: 'The request failed, please try again later',
  tw: '請求出現錯誤，請稍後再試',
}

/** The error catalogue: one row for each thing that a person can be told. */
const catalogue: Readonly<Record<FailureKey, Entry>> = {
  forbidden: { ...shown, fixed: true, message: { zh: '拒绝访问', en: 'Access denied', tw: '拒絕存取' } },
  notFound: {
    ...shown,
    fixed: true,
    message: { zh: '很抱歉，资源未找到!', en: 'Sorry, the resource was not found!', tw: '很抱歉，找不到資源!' },
  },
  timeout: { ...shown, fixed: true, message: { zh: '网络超时', en: 'The network timed out', tw: '網路逾時' } },
  unauthorized: {
    ...shown,
    fixed: true,
    message: { zh: '未授权，请重新登录', en: 'Not authorized, please sign in again', tw: '未授權，請重新登入' },
    signOut: { when: 'delayed', milliseconds: 1500 },
  },
  expired: {
    level: 'dialog',
    seconds: 0,
    fixed: true,
    title: { zh: '登录已过期', en: 'Your session has expired', tw: '登入已過期' },
    message: {
      zh: '很抱歉，登录已过期，请重新登录',
      en: 'Sorry, your session has expired, please sign in again',
      tw: '很抱歉，登入已過期，請重新登入',
    },
    button: { zh: '重新登录', en: 'Sign in again', tw: '重新登入' },
    signOut: { when: 'confirmed' },
  },
  noPermission: {
    ...warned,
    message: {
      zh: '没有权限，请联系管理员授权',
      en: 'You have no permission, please ask an administrator',
      tw: '沒有權限，請聯絡管理員授權',
    },
  },
  refused: { ...warned, message: requestFailed },
  server: { ...shown, message: requestFailed },
  network: {
    ...shown,
    fixed: true,
    message: {
      zh: '网络连接失败，请检查网络后重试',
      en: 'The network is unreachable, please check the connection and try again',
      tw: '網路連線失敗，請檢查網路後重試',
    },
  },
  unreadable: { ...shown, fixed: true, message: requestFailed },
  noData: {
    ...warned,
    fixed: true,
    message: { zh: '文件下载失败', en: 'The file download failed', tw: '檔案下載失敗' },
  },
  dictionaryCode: {
    ...shown,
    fixed: true,
    message: { zh: '字典编码不能为空!', en: 'dictionary code cannot be empty!', tw: '字典編碼不能為空!' },
  },
  notSynchronised: {
    ...warned,
    fixed: true,
    isInPlace: true,
    message: {
      zh: '该在线表单尚未同步到数据库。请管理员在表单设计中执行“同步数据库”，然后重试。',
      en: 'The table of this online form is not in the database yet. Ask an administrator to sync it in the form designer, then try again.',
      tw: '該線上表單尚未同步到資料庫。請管理員在表單設計中執行「同步資料庫」，然後重試。',
    },
  },
  changedMeanwhile: { ...warned, message: requestFailed },
  aborted: { level: 'silent', seconds: 0, fixed: true, message: { zh: '', en: '', tw: '' } },
}

const byStatus: Readonly<Partial<Record<number, FailureKey>>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  504: 'timeout',
}

/** What a server of the family says of a session that it does not know, also of none. */
const expiredWords = 'Token失效'

const signInNeeded: LanguageTexts = {
  zh: '请先登录',
  en: 'Please sign in first',
  tw: '請先登入',
}

const isSignInNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.anonymous && (error.status === 401 || error.code === 401)

function toAnsweredKey({ kind, status, code, message, anonymous }: CallError): FailureKey {
  const isExpired = (status === 500 || code === 500) && message.includes(expiredWords)
  const key = isExpired ? 'expired' : kind === 'status' ? byStatus[status] : code === 401 ? 'unauthorized' : undefined
  // A call without a token has no session to lose: it would sign out and load anew for ever.
  const endsSession = key === 'expired' || key === 'unauthorized'
  if (key && !(endsSession && anonymous)) return key
  if (code === 510) return 'noPermission'
  if (kind === 'refused' && code === 409) return 'changedMeanwhile'
  // An online form without its table (wire contract 1.13).
  if (message === 'NO_DB_SYNC') return 'notSynchronised'
  return kind === 'refused' ? 'refused' : 'server'
}

function toKey(error: unknown): FailureKey {
  if (error instanceof CancelledError) return 'aborted'
  if (!(error instanceof CallError)) return 'server'
  if (error.kind === 'status' || error.kind === 'refused') return toAnsweredKey(error)
  return error.kind === 'empty' ? 'noData' : error.kind
}

/** Whether a record was not saved because somebody has changed it since it was read (wire contract 1.1). */
export const isChangedMeanwhile = (error: unknown): error is CallError => toKey(error) === 'changedMeanwhile'

/** Whether a record was not saved because somebody has changed or deleted it since it was read. */
export const isOvertaken = (error: unknown): error is CallError =>
  isChangedMeanwhile(error) || (error instanceof CallError && error.kind === 'refused' && error.code === 410)

/**
 * Describes a failure by the error catalogue (specification 8); the server's own message stands where
 * the catalogue says so. Errors that are no failed call are bugs and are reported without their text.
 */
export function toFailure(error: unknown, language: TextLanguage = 'zh'): Failure {
  const key = toKey(error)
  const { message, fixed, title, button, ...entry } = catalogue[key]
  const needsSignIn = isSignInNeeded(error)
  const ownWords = error instanceof CallError ? error.message : ''
  const messageText = needsSignIn && ownWords.includes(expiredWords) ? signInNeeded[language] : ownWords
  const refusal = key === 'noPermission' && error instanceof CallError ? findRefusal(error.result) : undefined
  return {
    ...entry,
    ...(needsSignIn ? { needsSignIn } : {}),
    ...(refusal ? { level: 'dialog', seconds: 0, refusal } : {}),
    key,
    message: fixed || messageText === '' ? message[language] : messageText,
    ...(title ? { title: title[language] } : {}),
    ...(button ? { button: button[language] } : {}),
  }
}
