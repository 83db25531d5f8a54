import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { admit, answer, type CallSources } from './register.ts'
import { changingPath } from './requestState.ts'
import type { Method, Route } from './route.ts'
import { compileSchema, type SchemaError } from './validation.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies readonly Method[]

/** Routes that come and go while the server runs; each has a path without parameters. */
export interface ChangingRoutes {
  /** Takes the place of all routes before. */
  replace(routes: readonly Route[]): void
}

interface Checked {
  readonly route: Route
  readonly checkQuery: ((data: unknown) => unknown) | undefined
  readonly checkBody: ((data: unknown) => unknown) | undefined
}

/**
 * Lets an app answer routes that change, below `/api` and behind all that are registered: a router takes no route once it
 * listens. What none of them takes is answered by `notFound`.
 */
export function registerChangingRoutes(
  app: FastifyInstance,
  sources: CallSources,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
): ChangingRoutes {
  let known = new Map<string, Checked>()
  const taken = new WeakMap<Route, Checked>()
  app.route({
    method: [...methods],
    url: changingPath,
    onRequest: async (request) => {
      const found = known.get(toKey(request.method, request.url))
      if (found === undefined) return
      request.changingRoute = found.route
      await admit(found.route, request, sources)
    },
    preValidation: async (request) => {
      const found = request.changingRoute && taken.get(request.changingRoute)
      if (found?.checkQuery !== undefined) request.query = found.checkQuery(request.query)
      if (found?.checkBody !== undefined) request.body = found.checkBody(request.body)
    },
    handler: (request, reply) =>
      request.changingRoute === undefined
        ? notFound(request, reply)
        : answer(request.changingRoute, request, reply, sources),
  })
  return {
    replace(routes) {
      const checked = routes.map((route): Checked => {
        const checkQuery = toCheck('querystring', route.query)
        const entry = { route, checkQuery, checkBody: toCheck('body', route.body) }
        taken.set(route, entry)
        return entry
      })
      known = new Map(
        checked.flatMap((entry) =>
          entry.route.methods.map((method) => [toKey(method, `/api${entry.route.path}`), entry] as const),
        ),
      )
    },
  }
}

/** Method and path of a request, spelt as the router does: escapes are read, and a slash at the end does not count. */
function toKey(method: string, url: string): string {
  const [path = ''] = url.split('?')
  const rooted = path.length > 1 ? path.replace(/\/$/, '') : path
  return `${method === 'HEAD' ? 'GET' : method} ${decode(rooted)}`
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function toCheck(httpPart: string, schema: TSchema | undefined): ((data: unknown) => unknown) | undefined {
  if (schema === undefined) return undefined
  const validate = compileSchema({ schema, httpPart, method: '', url: '' })
  return (data) => {
    const checked = validate(data) as { readonly value?: unknown; readonly error?: SchemaError }
    if (checked.error !== undefined) throw checked.error
    return checked.value
  }
}
