import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

/** Sends every answer of an app with the headers that keep it to itself. */
export function sendSecureHeaders(app: FastifyInstance, config: Parameters<typeof toSecureHeaders>[0]): void {
  // They hang on nothing of a request, so helmet is asked once: to write them anew takes a good part of a short call.
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(toSecureHeaders(config))(response.req, response, () => undefined)
  const headers = response.getHeaders()
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}

/**
 * The headers that keep the app to itself: no script but our own, no guessing of types, no frame on another site. An app
 * whose server is another one may connect to that one too. Pictures by a network address (specification 9) and embedded
 * pages come from the sites that the settings name.
 */
export function toSecureHeaders({
  apiUrl,
  imageSources,
  frameSources,
}: Pick<Config, 'apiUrl' | 'imageSources' | 'frameSources'>): HelmetOptions {
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
