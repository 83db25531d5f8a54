import type { FastifyRequest } from 'fastify'
import { createError, createFailure } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import { type AccessCodes, readAccessCodes, withoutCodes } from './access.ts'
import type { Route } from './route.ts'
import type { Session } from './session.ts'
import { namedTenants, noTenant, readTenantId } from './tenant.ts'
import { findCaller, findFileCaller } from './token.ts'

/** Who makes a request, and what they may do; what is read of them is read once. */
export interface Authorization {
  readonly session: Session | undefined
  /** The tenant that the request is for, 0 for none. */
  readonly tenantId: number
  /** `db` says through which connection. */
  access(db?: Connection): Promise<AccessCodes>
}

const designOff = {
  zh: '此服务器已关闭在线设计（DESIGN）',
  en: 'Designing is turned off on this server (`DESIGN`).',
  tw: '此伺服器已關閉線上設計（DESIGN）',
}

const noAccess: AccessCodes = { isAdmin: false, codes: new Set(), rules: [], has: () => false }

/**
 * Decides whether a request may use a route, before its body is read. The decision hangs on the route alone, never on
 * how the address is spelt (wire contract 5, A1).
 */
export async function authorize(
  db: Connection,
  route: Route,
  request: FastifyRequest,
  turnedOff: ReadonlySet<string>,
): Promise<Authorization> {
  const session = await (route.takesFileToken === true ? findFileCaller : findCaller)(db, request)
  if (route.access.kind === 'anonymous')
    return { session, tenantId: noTenant, access: toAccess(db, session, noTenant, turnedOff) }
  if (session === undefined) throw createError('tokenInvalid')
  const tenantId = await readTenantId(db, session.user, namedTenants(request))
  const access = toAccess(db, session, tenantId, turnedOff)
  if (route.access.kind === 'code') {
    const codes = await access()
    if (route.access.codes.every((code) => turnedOff.has(code)))
      throw createFailure(designOff, { code: 510, status: 403 })
    if (!route.access.codes.some((code) => codes.has(code))) throw createError('forbidden')
  }
  return { session, tenantId, access }
}

/** Reads what a session may do in a tenant, once. */
function toAccess(
  db: Connection,
  session: Session | undefined,
  tenantId: number,
  turnedOff: ReadonlySet<string>,
): Authorization['access'] {
  let reading: Promise<AccessCodes> | undefined
  return (through = db) => {
    reading ??= session === undefined ? Promise.resolve(noAccess) : readCodes(through, session, tenantId, turnedOff)
    return reading
  }
}

const readCodes = async (
  db: Connection,
  { user }: Session,
  tenantId: number,
  turnedOff: ReadonlySet<string>,
): Promise<AccessCodes> => withoutCodes(await readAccessCodes(db, user.id, tenantId), turnedOff)
