import type { FastifyRequest } from 'fastify'

/** Tells when who made a request does not wait for its answer any more. */
export function onClientDisconnect({ raw }: FastifyRequest): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController()
  const gone = () => controller.abort()
  raw.socket.once('close', gone)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => void raw.socket.off('close', gone),
  }
}
