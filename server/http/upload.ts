import type { FastifyRequest } from 'fastify'
import { createError } from '../../runtime/language/index.ts'

/** Uploads of the wire are at most this large (wire contract 1.1). */
export const uploadLimit = 10 * 1024 * 1024

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

/** Reads a multipart request; refuses a file above the limit with the words of the wire. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw createError('fileMissing')
  const fields: Record<string, string> = Object.create(null)
  const files: UploadedFile[] = []
  for await (const part of request.parts({
    limits: { fileSize: uploadLimit, files: 10, fields: 50, fieldSize: 1024 * 1024 },
  })) {
    if (part.type === 'file') {
      const content = await part.toBuffer()
      files.push({ fieldName: part.fieldname, name: part.filename, type: part.mimetype, content })
    } else {
      fields[part.fieldname] = String(part.value)
    }
  }
  return { fields, files }
}
