import type { FastifyRequest } from 'fastify'
import { createError, createFailure } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { type AccessCodes, noAccess, readAccessCodes, readOpenAccess, withoutCodes } from './access.ts'
import type { Route } from './route.ts'
import type { Session } from './session.ts'
import type { StrangerLimit } from './strangerLimit.ts'
import { everyTenant, namedTenants, noTenant, readTenantId } from './tenant.ts'
import { findCaller, findFileCaller, readToken } from './token.ts'

/** Who makes a request, and what they may do; what is read of them is read once. */
export interface Authorization {
  readonly session: Session | undefined
  /** The tenant that the request is for, 0 for none. */
  readonly tenantId: number
  /** `db` says through which connection. */
  access(db?: Connection): Promise<AccessCodes>
  /** Decides anew within a transaction that may have waited, and lets the call go on with what its caller may do by then. */
  renew(transaction: Connection): Promise<void>
}

const designOff = {
  zh: '此服务器已关闭在线设计（DESIGN）',
  en: 'Designing is turned off on this server (`DESIGN`).',
  tw: '此伺服器已關閉線上設計（DESIGN）',
}

/**
 * Decides whether a request may use a route, before its body is read. The decision hangs on the route alone, never on
 * how the address is spelt (wire contract 5, A1).
 */
export async function authorize(
  db: Connection,
  route: Route,
  request: FastifyRequest,
  turnedOff: ReadonlySet<string>,
  limit: StrangerLimit,
): Promise<Authorization> {
  const find = route.takesFileToken === true ? findFileCaller : findCaller
  const session = await find(db, request)
  if (session === undefined && route.access.kind === 'anyone') limit(request.ip)
  if (route.access.kind === 'anonymous')
    return { session, tenantId: noTenant, ...toAccess(db, session, noTenant, turnedOff) }
  // A token that has ended is no reason to answer less than its owner expects without a word.
  if (session === undefined && route.access.kind === 'anyone' && readToken(request, false) === undefined)
    return { session, tenantId: noTenant, ...toAccess(db, session, noTenant, turnedOff) }
  if (session === undefined) throw createError('tokenInvalid')
  const tenantId = await readTenantId(db, session.user, namedTenants(request))
  const { access, renew } = toAccess(db, session, tenantId, turnedOff)
  if (route.access.kind === 'code') requireCode(route.access.codes, await access(), turnedOff)
  return {
    session,
    tenantId,
    access,
    renew: async (transaction) => {
      const wasEverywhere = (await access()).has(everyTenant)
      await renew(transaction)
      const now = await access()
      if (route.access.kind === 'code') requireCode(route.access.codes, now, turnedOff)
      // The connection of the call was chosen by it.
      if (wasEverywhere && !now.has(everyTenant)) throw createError('forbidden')
    },
  }
}

function requireCode(wanted: readonly string[], held: AccessCodes, turnedOff: ReadonlySet<string>): void {
  if (wanted.every((code) => turnedOff.has(code))) throw createFailure(designOff, { code: 510, status: 403 })
  if (!wanted.some((code) => held.has(code))) throw createError('forbidden')
}

/** Reads what a session may do in a tenant, once until it is renewed. */
function toAccess(
  db: Connection,
  session: Session | undefined,
  tenantId: number,
  turnedOff: ReadonlySet<string>,
): Pick<Authorization, 'access' | 'renew'> {
  let reading: Promise<AccessCodes> | undefined
  const access: Authorization['access'] = (through = db) => {
    reading ??= session === undefined ? Promise.resolve(noAccess) : readCodes(through, session, tenantId, turnedOff)
    return reading
  }
  return {
    access,
    renew: async (transaction) => {
      const now = session && (await readOpenAccess(transaction, session, tenantId))
      if (now === undefined) throw createError('tokenInvalid')
      reading = Promise.resolve(withoutCodes(now, turnedOff))
    },
  }
}

const readCodes = async (
  db: Connection,
  { user }: Session,
  tenantId: number,
  turnedOff: ReadonlySet<string>,
): Promise<AccessCodes> => withoutCodes(await readAccessCodes(db, user.id, tenantId), turnedOff)
