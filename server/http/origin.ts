import type { FastifyRequest } from 'fastify'

/**
 * The origin under which a request reached this server, such as `https://office.example.org`. A proxy that ends TLS says
 * so in `X-Forwarded-Proto`; who sends that header without one misleads nobody but themselves. Empty for a request whose
 * host is none.
 */
export function readOrigin(request: FastifyRequest): string {
  const isSecure = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https'
  const address = `${isSecure ? 'https' : 'http'}://${request.host}`
  return URL.canParse(address) ? new URL(address).origin : ''
}
