import type { CallQuery } from './address.ts'
import type { CallError } from './callError.ts'
import type { Deadline } from './deadline.ts'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call sends. */
export interface CallContent {
  readonly query?: CallQuery
  /** Sent as JSON; a `FormData` is sent as multipart. */
  readonly body?: unknown
}

export interface CallOptions {
  /** Ends the call early, as when its page is left; such an end is never reported. */
  readonly signal?: AbortSignal
  /** Milliseconds until the call is given up, instead of the client's own. */
  readonly timeout?: number
  /**
   * False when the caller shows failures itself, `notInPlace` when it shows those that belong to its place, or which of
   * them it leaves to be reported; the end of the session is reported all the same.
   */
  readonly report?: boolean | 'notInPlace' | ((error: CallError) => boolean)
  /** Headers beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** True when the call goes out without the person's token. */
  readonly anonymous?: boolean
}

/** A call with all that is sent, ready to go out. */
export interface PreparedCall {
  readonly method: CallMethod
  readonly address: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly anonymous: boolean
  readonly deadline: Deadline
}
