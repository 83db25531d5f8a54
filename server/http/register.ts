import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { isTimeZone, wireZone } from '../../runtime/language/index.ts'
import type { Config } from '../config.ts'
import { toReadOnly } from '../db/readOnly.ts'
import type { Connection } from '../db/schema.ts'
import type { CheckAct, CheckedAct } from './act.ts'
import { type Authorization, authorize } from './authorize.ts'
import type { Call, SignedInCall, Transact } from './call.ts'
import { RawAnswer, toEnvelope } from './envelope.ts'
import { answerOnceInTransaction } from './idempotency/answerOnce.ts'
import { toTenantOnly } from './installation.ts'
import { parseLanguage } from './language.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'
import { checkSignedRequest } from './signed.ts'
import { stranger } from './stranger.ts'
import { everyTenant, noTenant } from './tenant.ts'
import { checkUpload, sizeOfUpload } from './upload.ts'
import { createUploadRoom } from './uploadRoom.ts'

/** What every call of a server shares. */
export interface CallSources {
  readonly db: Connection
  readonly config: Config
  readonly services: Services
  readonly signSecret: string
  /** Decides whether an act on rights may be done. */
  readonly checkAct: CheckAct
}

/** The memory of all uploads of the process. */
const uploads = createUploadRoom()

/** Registers a route: authorization first, then its schemas, then the handler, then the envelope. */
export function registerRoute(app: FastifyInstance, route: Route, sources: CallSources): void {
  app.route({
    method: [...route.methods],
    url: `/api${route.path}`,
    schema: toSchema(route),
    onRequest: (request) => admit(route, request, sources),
    ...(route.isSigned === true
      ? { preValidation: (request: FastifyRequest) => checkSignedRequest(sources.db, sources.signSecret, request) }
      : {}),
    handler: (request, reply) => answer(route, request, reply, sources),
  })
}

/** Decides whether a request may use a route, before its body is read. */
export async function admit(route: Route, request: FastifyRequest, sources: CallSources): Promise<void> {
  request.authorization = await authorize(
    sources.db,
    route,
    request,
    sources.services.turnedOff,
    sources.services.limitStrangers,
  )
  checkUpload(request, route.isUpload === true)
}

/** Answers an admitted request whose schemas were checked. */
export async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  sources: CallSources,
): Promise<unknown> {
  const { authorization } = request
  if (authorization === undefined) throw new Error('A handler ran without authorization.')
  const call = createCall(route, request, authorization, sources)
  const work = async (): Promise<unknown> =>
    handle(route, call, await narrowToTenant(route, call, sources), { ...sources, renew: authorization.renew })
  return send(reply, await (route.isUpload === true ? uploads.lend(sizeOfUpload(request), work) : work()), call)
}

interface Checks extends Pick<CallSources, 'checkAct'> {
  readonly renew: Authorization['renew']
}

function handle(route: Route, call: Call, db: Connection, checks: Checks): unknown {
  const { act } = route
  const handler = toHandler(route)
  if (typeof act === 'string') return handler({ ...call, db })
  // Who acts is signed in: the access of the route makes sure.
  return handleChecked({ ...(call as SignedInCall), db }, act, handler, checks)
}

/** The handler of a route; one that adds is answered once for each key of somebody who is signed in. */
function toHandler({ adds, handler }: Route): Route['handler'] {
  if (adds !== 'wholly') return handler
  return (call) =>
    call.user === undefined
      ? handler(call)
      : answerOnceInTransaction(call as SignedInCall, async (inner) => handler(inner))
}

/** Who works in a tenant writes nothing that the installation has once, whatever the call. */
async function narrowToTenant({ methods }: Route, call: Call, { db }: CallSources): Promise<Connection> {
  const mayWrite = methods.some((method) => method !== 'GET')
  if (!mayWrite || call.tenantId === noTenant || (await call.access()).has(everyTenant)) return db
  return toTenantOnly(db)
}

/** Administrators may do everything; what others write is checked, and nothing is written beside it. */
async function handleChecked(
  call: SignedInCall,
  act: CheckedAct,
  handler: Route['handler'],
  { checkAct, renew }: Checks,
): Promise<unknown> {
  if ((await call.access()).isAdmin) return handler(call)
  const transact: Transact = (work) => checkAct(call, act, { renew, work })
  return handler({ ...call, db: toReadOnly(call.db), transact })
}

/**
 * What a stranger reads is the same for all of them: it may be kept, asks whether it is still so each time, and is not sent
 * again where it is. The time of the answer does not count.
 */
function isFresh(reply: FastifyReply, returned: unknown, { language, request }: Call): boolean {
  const text = JSON.stringify({ ...toEnvelope(returned, language), timestamp: 0 })
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply
    .header('cache-control', 'public, no-cache')
    .header('etag', tag)
    .header('vary', 'Accept-Language, X-Access-Token, Authorization, X-Time-Zone')
  const known = request.headers['if-none-match']
  return known?.split(',').some((each) => each.trim() === tag) === true
}

function toSchema(route: Route): FastifySchema {
  return {
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.body === undefined ? {} : { body: route.body }),
    ...(route.params === undefined ? {} : { params: route.params }),
  }
}

function createCall(
  { access }: Route,
  request: FastifyRequest,
  authorization: Authorization,
  sources: CallSources,
): Call {
  return {
    user: authorization.session?.user ?? (access.kind === 'anyone' ? stranger : undefined),
    sessionId: authorization.session?.id,
    tenantId: authorization.tenantId,
    query: request.query,
    body: request.body ?? {},
    params: request.params,
    db: sources.db,
    language: parseLanguage(request.headers['accept-language']),
    timeZone: readTimeZone(request.headers['x-time-zone']),
    installationZone: sources.config.timeZone,
    config: sources.config,
    services: sources.services,
    access: authorization.access,
    request,
  }
}

/** Clients that know nothing of zones read the zone of the wire. */
const readTimeZone = (header: unknown): string => (typeof header === 'string' && isTimeZone(header) ? header : wireZone)

function send(reply: FastifyReply, returned: unknown, call: Call): unknown {
  // Answers belong to one user and one moment; a file route may say otherwise.
  reply.header('cache-control', 'no-store')
  if (!(returned instanceof RawAnswer)) {
    if (call.user === stranger && call.request.method === 'GET' && isFresh(reply, returned, call))
      return reply.code(304).send()
    return reply.send(toEnvelope(returned, call.language))
  }
  const { body, headers, status, cookie } = returned
  if (cookie !== undefined) reply.setCookie(cookie.name, cookie.value, cookie.options)
  return reply.code(status).headers(headers).send(body)
}
