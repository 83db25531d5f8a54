import type { FastifyRequest } from 'fastify'
import { createError } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { grantTopics, noAccess, readAccessCodes, withoutCodes } from '../http/access.ts'
import type { Services } from '../http/services.ts'
import { findSession } from '../http/session.ts'
import { stranger } from '../http/stranger.ts'
import { isOwnTenant, type NamedTenants, noTenant, readTenantId } from '../http/tenant.ts'
import type { SocketCall, SocketRoute } from './socketRoute.ts'
import { readSocketToken } from './socketToken.ts'

/** A socket that may be opened, and by whom. */
export interface Admission {
  /** Undefined for people without an account. */
  readonly sessionId: string | undefined
  readonly address: string
  readonly call: SocketCall
  /** Whether the socket may still be open. */
  readonly mayStay: () => Promise<boolean>
}

interface AdmissionSources {
  readonly db: Connection
  readonly services: Services
}

/** Finds out who opens a socket; throws what the upgrade is refused with. */
export async function admit(
  request: FastifyRequest,
  route: SocketRoute,
  sources: AdmissionSources,
): Promise<Admission> {
  const token = readSocketToken(request)
  // A token that has ended is no reason to answer less than its owner expects without a word.
  const isStranger = token === undefined && route.takesStrangers === true
  const { call, ...admission } = isStranger ? toStranger(request, sources) : await toPerson(request, token, sources)
  if (!(await route.mayOpen(call))) throw createError('forbidden')
  const mayStay = async () => (await admission.isSame()) && route.mayOpen(call)
  return { sessionId: admission.sessionId, address: request.ip, call, mayStay }
}

interface Caller extends Pick<Admission, 'sessionId' | 'call'> {
  /** Whether they are still who they were. */
  readonly isSame: () => Promise<boolean>
}

async function toPerson(
  request: FastifyRequest,
  token: string | undefined,
  { db, services }: AdmissionSources,
): Promise<Caller> {
  const session = token === undefined ? undefined : await findSession(db, token)
  if (token === undefined || session === undefined) throw createError('tokenInvalid')
  const { user } = session
  const tenantId = await readTenantId(db, user, toNamedTenants(request))
  const call: SocketCall = {
    ...{ user, tenantId, db, services },
    params: request.params as SocketCall['params'],
    rightTopics: new Set([...grantTopics, 'sys_tenant', `user:${user.id}`]),
    access: async () => withoutCodes(await readAccessCodes(db, user.id, tenantId), services.turnedOff),
    countQuestion: () => undefined,
  }
  const isSame = async () => {
    const current = await findSession(db, token)
    return current?.id === session.id && isOwnTenant(db, current.user, tenantId)
  }
  return { sessionId: session.id, call, isSame }
}

function toStranger(request: FastifyRequest, { db, services }: AdmissionSources): Caller {
  const countQuestion = () => services.limitStrangers(request.ip)
  countQuestion()
  const call: SocketCall = {
    ...{ user: stranger, tenantId: noTenant, db, services, countQuestion },
    params: request.params as SocketCall['params'],
    // Nothing is granted to them: what they may is said by packs and modules.
    rightTopics: new Set(),
    access: async () => noAccess,
  }
  return { sessionId: undefined, call, isSame: async () => true }
}

/** The tenant that an upgrade names; browsers let a page give it as a parameter alone. */
const toNamedTenants = ({ headers, query }: FastifyRequest): NamedTenants => [
  headers.tenant_id,
  headers['x-tenant-id'],
  (query as Readonly<Record<string, unknown>>).tenant_id,
]
