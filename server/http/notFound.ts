import type { FastifyReply, FastifyRequest } from 'fastify'
import { createError } from '../../runtime/language/index.ts'
import { toFailureEnvelope } from './failure.ts'
import { parseLanguage } from './language.ts'
import type { Route } from './route.ts'

function toPattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.*' : segment.replace(/[^\w-]/g, '\\$&')))
    .join('/')
  return new RegExp(`^/api${source}$`)
}

/** Answers what no route took below `/api`: the methods of a known path, or the wire's 404 (wire contract 1.1). */
export function createApiNotFound(
  listRoutes: () => readonly Route[],
): (request: FastifyRequest, reply: FastifyReply) => unknown {
  return (request, reply) => {
    const patterns = listRoutes().map((route) => ({ pattern: toPattern(route.path), methods: route.methods }))
    const path = request.url.split('?')[0] ?? ''
    const methods = new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap((entry) => entry.methods))
    const allowed = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
    if (methods.size > 0) reply.header('allow', `${allowed}, OPTIONS`)
    if (methods.size > 0 && request.method === 'OPTIONS') return reply.code(204).send()
    const error =
      methods.size > 0
        ? createError('methodNotAllowed', { method: request.method, allowed })
        : createError('pathNotFound')
    return reply
      .code(error.entry.status)
      .send(toFailureEnvelope(error, parseLanguage(request.headers['accept-language'])))
  }
}
