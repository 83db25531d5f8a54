import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Connection } from '../db/schema.ts'
import { findCachedSetting } from '../db/setting.ts'
import { checkSignature, toSignParameters } from './sign.ts'

/** The settings of the signature. */
export const signSettings = { secret: 'sign.secret', required: 'sign.required' } as const

/**
 * Checks the signature of a call that the wire signs. A call without one passes unless the setting `sign.required` is
 * true: the secret is known to every client, so that the signature only shows a damaged request.
 */
export async function checkSignedRequest(db: Connection, secret: string, request: FastifyRequest): Promise<void> {
  const sign = readHeader(request, 'x-sign')
  if (sign === undefined && (await findCachedSetting(db, signSettings.required)) !== true) return
  const parameters = toSignParameters(request.url, request.query as Readonly<Record<string, unknown>>, request.body)
  checkSignature({ sign, timestamp: readHeader(request, 'x-timestamp'), parameters }, secret, Date.now())
}

function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** A secret for an installation that was given none. */
export function createSignSecret(): string {
  return randomBytes(16).toString('hex')
}
