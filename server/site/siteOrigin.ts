import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Where this site is found: the address of the installation, or without one what the request names, which then is good for
 * this answer alone.
 */
export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`
