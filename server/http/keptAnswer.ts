import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { type Answer, RawAnswer, toEnvelope } from './envelope.ts'
import type { Language } from './language.ts'

/** An answer as the bytes that leave, for as long as it stays the same. */
export interface KeptAnswer {
  /** Weak: the moment of the envelope and the encoding take no part in it. */
  readonly etag: string
  readonly body: Buffer
  /** The body by encoding, made when somebody first asks for it. */
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

type Encoding = 'br' | 'gzip'

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]

const encoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => compressGzip(body),
}

/** Writes an answer once for all who are going to get it. */
export function keepAnswer(answer: Answer, language: Language): KeptAnswer {
  const hash = createHash('sha256').update(JSON.stringify(answer.result))
  return {
    etag: `W/"${hash.digest('base64url').slice(0, 27)}"`,
    body: Buffer.from(JSON.stringify(toEnvelope(answer, language))),
    encoded: new Map(),
  }
}

/** Answers with a kept answer, or with 304 where the browser has it already (RFC 9110, 13.1.2). */
export async function sendKept(request: FastifyRequest, kept: KeptAnswer): Promise<RawAnswer> {
  const all = {
    etag: kept.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language',
  }
  if (hasCopy(request, kept.etag)) return new RawAnswer('', all, 304)
  const type = { 'content-type': 'application/json; charset=utf-8' }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return new RawAnswer(kept.body, { ...all, ...type }, 200)
  const making = kept.encoded.get(encoding) ?? encoders[encoding](kept.body)
  kept.encoded.set(encoding, making)
  return new RawAnswer(await making, { ...all, ...type, 'content-encoding': encoding }, 200)
}

/** Whether the browser has what a tag stands for (RFC 9110, 13.1.2). */
export function hasCopy(request: FastifyRequest, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}

/** The encoding that a browser takes and that is the shortest; undefined for the bytes as they are. */
function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
  const taken = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}
