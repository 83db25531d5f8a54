import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/**
 * The headers that keep the app to itself: no script but our own, no guessing of types, no frame on another site. An app
 * whose server is another one may connect to that one too. Pictures by a network address (specification 9) and embedded
 * pages come from the sites that the settings name.
 */
export function toSecureHeaders({
  apiUrl,
  imageSources,
  frameSources,
}: Pick<Config, 'apiUrl' | 'imageSources' | 'frameSources'>): FastifyHelmetOptions {
  const otherServer = apiUrl.startsWith('/') ? [] : [new URL(apiUrl).origin]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...otherServer, ...imageSources],
        'frame-src': ["'self'", 'blob:', ...otherServer, ...frameSources],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'ws:', 'wss:', ...otherServer],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // Browsers complain about these two on plain http; whether there is https is for who puts it in front.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  }
}
