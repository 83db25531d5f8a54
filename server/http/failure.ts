import { randomBytes } from 'node:crypto'
import { AppError, createError } from '../../runtime/language/index.ts'
import { DatabaseAwayError } from '../db/outage.ts'
import { isStorageFull } from '../db/storage.ts'
import type { Envelope } from './envelope.ts'
import { FieldRefusal } from './fieldRefusal.ts'
import type { Language } from './language.ts'
import { SchemaError } from './validation.ts'

/** Takes a failure that nobody expected, with the number that the person was given. */
export type BugReporter = (
  error: unknown,
  id: string,
  request: { readonly method: string; readonly url: string },
) => void

/** Writes a bug to the terminal. The query is left out, because it may hold a token. */
export const printBug: BugReporter = (error, id, request) => {
  console.error(`[${id}] ${request.method} ${request.url.split('?')[0]}`, error)
}

/** Turns whatever was thrown into an expected failure. Neither a stack nor SQL leaves the server. */
export function toAppError(error: unknown, reportBug: (error: unknown, id: string) => void): AppError {
  if (error instanceof AppError) return error
  if (error instanceof SchemaError) return createError('requestInvalid', { detail: error.message })
  if (error instanceof DatabaseAwayError) return createError('databaseAway')
  if (isStorageFull(error)) return createError('storageFull')
  if (error instanceof Error) {
    const known = fromFastify(error) ?? fromDatabase(error)
    if (known !== undefined) return known
  }
  const id = randomBytes(4).toString('hex')
  reportBug(error, id)
  return createError('unexpected', { id })
}

/** The envelope of a failure (wire contract 1.1). */
export function toFailureEnvelope(error: AppError, language: Language): Envelope {
  return {
    success: false,
    message: error.messageIn(language),
    code: error.entry.code,
    result: error instanceof FieldRefusal ? error.resultIn(language) : error.result,
    timestamp: Date.now(),
  }
}

interface CodedError extends Error {
  readonly code?: unknown
  readonly statusCode?: unknown
}

function fromFastify(error: CodedError): AppError | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return createError('bodyTooLarge')
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500)
    return createError('requestUnreadable')
  return undefined
}

/** PostgreSQL's codes of what a request can cause by its values. */
function fromDatabase(error: CodedError): AppError | undefined {
  switch (error.code) {
    case '23505':
      return createError('duplicateRecord')
    case '23001':
    case '23503':
      return createError('recordInUse')
    case '22001':
    case '22003':
    case '22007':
    case '22008':
    case '22021':
    case '22P02':
    case '22P05':
    case '23502':
    case '23514':
      return createError('requestInvalid', { detail: 'value' })
    default:
      return undefined
  }
}
