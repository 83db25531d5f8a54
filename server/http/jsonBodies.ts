import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createError, deepestJson, hidesMethods, isNestedDeeper } from '../../runtime/language/index.ts'

/** What bodies may be written in; US-ASCII is a part of the other. */
const charsets: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

/**
 * Bodies are JSON in UTF-8; older clients send its type without a body, on sign-out for one (specification 7.1). What is
 * packed, written otherwise or nested beyond all use is refused.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else if (!isPlain(request)) done(createError('requestUnreadable'))
    else if (isNestedDeeper(body as string)) done(createError('bodyTooDeep', { depth: String(deepestJson) }))
    else
      void parse(request, body as string, (error, value) => done(error ?? checkMethods(body as string, value), value))
  })
}

const checkMethods = (body: string, value: unknown) =>
  hidesMethods(body, value) ? createError('requestUnreadable') : null

function isPlain({ headers }: FastifyRequest): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? []
  const encoding = headers['content-encoding'] ?? 'identity'
  return charsets.has(charset.toLowerCase()) && encoding.toLowerCase() === 'identity'
}
