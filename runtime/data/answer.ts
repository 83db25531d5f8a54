import { isObject, parseJson } from '../language/index.ts'
import { CallError } from './callError.ts'

/** A successful answer (wire contract 1.1). Code 201 is an import that went in with errors. */
export interface Answer {
  readonly result: unknown
  readonly message: string
  readonly code: number
}

/** An answer as it came, before anybody knows what it says. */
export interface RawAnswer {
  readonly url: string
  readonly status: number
  readonly text: string
  readonly anonymous: boolean
}

/** An answer together with all that came, for those that carry their result in a field of their own. */
export interface WholeAnswer extends Answer {
  readonly body: unknown
}

export interface Envelope extends Answer {
  readonly success: boolean
}

const asNumber = (value: unknown): number => {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** Reads an envelope; null for any other value. `success` alone tells one, because codes and messages may be absent. */
export function findEnvelope(value: unknown): Envelope | null {
  if (!isObject(value) || typeof value.success !== 'boolean') return null
  return {
    success: value.success,
    message: typeof value.message === 'string' ? value.message : '',
    code: asNumber(value.code),
    result: 'result' in value ? value.result : null,
  }
}

/**
 * Turns what came into an answer. Values outside of an envelope, as the monitoring calls give (wire contract 1.12), are
 * results as they stand.
 * @throws CallError when the status, the envelope or the text says so.
 */
export function toAnswer({ url, status, text, anonymous }: RawAnswer): Answer {
  const value = text === '' ? null : parseJson(text)
  const envelope = findEnvelope(value)
  const isOk = status >= 200 && status < 300
  if (!isOk) {
    // What a server outside of the family answers may still say what is wrong with which field.
    const { message = '', result = value ?? null, code = 0 } = envelope ?? {}
    throw new CallError({ kind: 'status', url, status, anonymous, message, result, code: code || status })
  }
  if (value === undefined) throw new CallError({ kind: 'unreadable', url, status, anonymous })
  if (!envelope) return { result: value, message: '', code: status }
  const { success, ...answer } = envelope
  if (!success) throw new CallError({ kind: 'refused', url, status, anonymous, ...answer })
  return answer
}
