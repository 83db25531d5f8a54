/**
 * Why a call failed: the server answered with an error status (`status`), with an envelope that says no (`refused`),
 * with something that is no answer (`unreadable`) or with nothing where a file was due (`empty`); no answer came
 * (`network`), or not in time (`timeout`); the caller lost interest (`aborted`); or a dictionary was asked without a
 * code (`dictionaryCode`).
 */
export type CallErrorKind =
  | 'status'
  | 'refused'
  | 'unreadable'
  | 'empty'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'dictionaryCode'

export interface CallErrorDetails {
  readonly kind: CallErrorKind
  readonly url: string
  /** The HTTP status; 0 when no answer came. */
  readonly status?: number
  /** The code of the envelope, else the status (wire contract 1.1). */
  readonly code?: number
  /** The server's own words; empty when it gave none. */
  readonly message?: string
  /** What the envelope carried, such as messages by field. */
  readonly result?: unknown
  /** True when the call was made without a token, so that its refusal ends no session. */
  readonly anonymous?: boolean
  readonly cause?: unknown
}

/** A call that failed. Every call of the client rejects with one of these and with nothing else. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly url: string
  readonly status: number
  readonly code: number
  readonly result: unknown
  readonly anonymous: boolean

  constructor({
    kind,
    url,
    status = 0,
    code = status,
    message = '',
    result = null,
    anonymous = false,
    cause,
  }: CallErrorDetails) {
    super(message, { cause })
    this.kind = kind
    this.url = url
    this.status = status
    this.code = code
    this.result = result
    this.anonymous = anonymous
  }
}
