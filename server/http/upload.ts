import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppError, createError } from '../../runtime/language/index.ts'

/** Files of the wire are at most this large, all of a call together (wire contract 1.1). */
export const uploadLimit = 10 * 1024 * 1024

/** Multipart adds boundaries and fields around the files. */
const uploadBodyLimit = uploadLimit + 2 * 1024 * 1024

/** What one upload may hold; more is a mistake or an attack. */
const limits = { fileSize: uploadLimit, files: 10, fields: 50, fieldSize: 1024 * 1024, parts: 60 }

/** One uploaded file, whole; its name and type are what the client claims. */
export interface UploadedFile {
  readonly fieldName: string
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** The parts of a multipart request. */
export interface Upload {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly UploadedFile[]
}

/** Whether a request brings files along. */
export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Leaves the bodies of uploads to `readUpload`. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
}

/** Refuses, before anything of it is read, a body that says that it is too large, or an upload where none is asked for. */
export function checkUpload(request: FastifyRequest, isUpload: boolean): void {
  if (!isMultipart(request)) return
  if (!isUpload) throw createError('requestUnreadable')
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit) throw createError('uploadTooLarge')
}

/** How much memory an upload may take: what it says, or the most that is read of one. */
export const sizeOfUpload = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? uploadBodyLimit), uploadBodyLimit)

/**
 * Reads a multipart request. Throws what a person may be told: in the words of the wire for files above the limit, and
 * for a request that is broken or ends early, which is the sender's mistake. What is refused is read to its end and
 * thrown away, so that the sender sees the answer.
 */
export function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!isMultipart(request)) throw createError('fileMissing')
  const { raw } = request
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = Object.create(null)
    const files: (() => UploadedFile)[] = []
    let received = 0
    let isStopped = false
    const parser = createParser(request.headers)
    if (parser === undefined) return reject(createError('uploadUnreadable'))

    const stop = (error: AppError): void => {
      isStopped = true
      raw.off('data', read).off('end', end).off('close', leave).resume()
      files.length = 0
      reject(error)
    }
    const refuse = (): void => stop(createError('uploadTooLarge'))
    const abandon = (): void => stop(createError('uploadUnreadable'))
    const read = (chunk: Buffer): void => {
      received += chunk.length
      if (received > uploadBodyLimit) refuse()
      else if (!parser.write(chunk) && !isStopped) {
        raw.pause()
        parser.once('drain', () => raw.resume())
      }
    }
    const end = (): void => void parser.end()
    const leave = (): void => {
      if (!raw.readableEnded) abandon()
    }

    parser.on('file', (fieldName, stream, name, _encoding, type) => {
      const chunks: Buffer[] = []
      files.push(() => ({ fieldName: fieldName ?? '', name: name ?? '', type, content: Buffer.concat(chunks) }))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', refuse)
      stream.on('error', abandon)
    })
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) abandon()
      else if (name !== undefined) fields[name] = value
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, abandon)
    parser.on('error', abandon)
    parser.on('finish', () => {
      raw.off('close', leave)
      resolve({ fields, files: files.map((toFile) => toFile()) })
    })
    raw.on('data', read).on('end', end).on('close', leave)
  })
}

/** Undefined for a request that does not say what its parts are separated by. */
function createParser(headers: FastifyRequest['headers']) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits })
  } catch {
    return undefined
  }
}
