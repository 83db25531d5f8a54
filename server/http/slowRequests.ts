import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, createError } from '../../runtime/language/index.ts'
import { toFailureEnvelope } from './failure.ts'

/** How long a request may take to come in. */
export interface RequestLimits {
  /** All of it, with its body. */
  readonly totalSeconds: number
  /** A pause in it, and its head. */
  readonly idleSeconds: number
}

/** Bytes a second that a body brings at least, once it had the time of a pause: an eighth of a slow line. */
const slowestRate = 4096

/** The options of a server that gives up connections whose request does not come in (wire contract 1.1). */
export function toServerOptions({ totalSeconds, idleSeconds }: RequestLimits) {
  const requestTimeout = totalSeconds * 1000
  return {
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: Math.min(idleSeconds, totalSeconds) * 1000,
      connectionsCheckingInterval: Math.min(5000, idleSeconds * 500),
    },
    clientErrorHandler: answerBroken,
  }
}

/** Answers what is no request that could be handled, in the words of an envelope; then the connection is over. */
function answerBroken(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
  const failure = toFailure(error.code)
  const body = JSON.stringify(toFailureEnvelope(failure, 'zh'))
  const head = [
    `HTTP/1.1 ${failure.entry.status} ${failure.entry.status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const toFailure = (code: string | undefined): AppError =>
  createError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'requestTooSlow' : 'requestUnreadable')

/** Whether an answer has begun on a connection, into which no other may be written. */
const isAnswering = (socket: Socket & { readonly _httpMessage?: { readonly headersSent?: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent === true

/** A request whose body has not come in yet. */
interface Pending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Bytes that the connection had brought before. */
  readonly before: number
  /** Milliseconds that the server has been waiting for the body, and since its last bytes. */
  waited: number
  idle: number
  read: number
}

/**
 * Gives up requests whose body stops coming in, or comes in drop by drop: they are answered so, and their connection is
 * closed. Only the time counts in which the server takes what comes. Whether a body is wanted at all is decided before
 * the sender is asked for it (`Expect: 100-continue`).
 */
export function watchSlowRequests(app: FastifyInstance, { idleSeconds }: Pick<RequestLimits, 'idleSeconds'>): void {
  const pending = new Set<Pending>()
  const interval = Math.min(1000, idleSeconds * 250)
  let looked = performance.now()
  let timer: NodeJS.Timeout | undefined

  const look = (): void => {
    const now = performance.now()
    // A process that was busy took nothing meanwhile.
    const passed = Math.min(now - looked, 2 * interval)
    looked = now
    for (const each of pending) if (isOver(each, passed)) pending.delete(each)
    if (pending.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const isOver = (each: Pending, passed: number): boolean => {
    const { request, reply, before } = each
    const { raw } = request
    if (raw.complete || raw.destroyed) return true
    if (raw.readableFlowing !== true) return false
    const { bytesRead } = raw.socket
    each.waited += passed
    each.idle = bytesRead === each.read ? each.idle + passed : 0
    each.read = bytesRead
    const limit = idleSeconds * 1000
    const isSlow = each.waited > limit && (bytesRead - before) * 1000 < each.waited * slowestRate
    if (each.idle <= limit && !isSlow) return false
    giveUp(request, reply)
    return true
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const { bytesRead } = request.raw.socket
    pending.add({ request, reply, before: bytesRead, waited: 0, idle: 0, read: bytesRead })
    if (timer !== undefined) return
    looked = performance.now()
    timer = setInterval(look, interval).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
  askFirst(app)
}

/** Whether a body is still to come; requests of tests that bring theirs along have none. */
const hasBody = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined)

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) raw.destroy()
  else void reply.header('connection', 'close').send(createError('requestTooSlow'))
}

/** Asks for a body that its sender holds back only once it is read; who is refused before need not send it. */
function askFirst(app: FastifyInstance): void {
  const heldBack = new WeakSet<IncomingMessage>()
  const server: Server = app.server
  server.on('checkContinue', (request, response) => {
    heldBack.add(request)
    // Without its body, nobody can tell where the next request begins.
    response.shouldKeepAlive = false
    app.routing(request, response)
  })
  app.addHook('preParsing', async ({ raw, headers }, reply) => {
    if (headers.expect === undefined || !heldBack.delete(raw)) return
    reply.raw.shouldKeepAlive = true
    reply.raw.writeContinue()
  })
}
