import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { AppError, createFailure, parseJson } from '../../../runtime/language/index.ts'
import { proxyMessages } from './messages.ts'
import type { Target } from './target.ts'

/** Bytes that an answer may have. */
const largestAnswer = 1024 * 1024

/** What is handed on of a request; nothing else of it is, neither cookies nor tokens. */
export interface ProxyRequest {
  readonly method: string
  readonly accept: string | undefined
  readonly contentType: string | undefined
  readonly body: string | undefined
}

/**
 * Calls a target at the very addresses that were checked and gives what it answered: parsed where it is JSON, else as
 * text. No redirect is followed; whatever is not an answer of success is a failure.
 */
export async function callTarget(target: Target, sent: ProxyRequest, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await open(target, sent, signal)
    const status = answer.statusCode ?? 0
    if (status < 200 || status >= 300) {
      answer.destroy()
      const message = status >= 300 && status < 400 ? proxyMessages.redirect : proxyMessages.status
      throw createFailure(message, { details: { status: String(status) } })
    }
    return parse(await readBody(answer), answer.headers['content-type'])
  } catch (error) {
    if (error instanceof AppError) throw error
    throw createFailure(signal.aborted ? proxyMessages.late : proxyMessages.unreachable)
  }
}

function open(target: Target, sent: ProxyRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, host, addresses } = target
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  // A name that is resolved a second time may lead elsewhere by then.
  const lookup: LookupFunction = (_name, options, done) => {
    const [first] = addresses
    if (options.all === true) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
  return new Promise((resolve, reject) => {
    const call = request({
      method: sent.method,
      host,
      port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
      path: `${url.pathname}${url.search}`,
      lookup,
      signal,
      // A connection of its own: none is kept, and no setting of the process leads it elsewhere.
      agent: false,
      maxHeaderSize: 16 * 1024,
      headers: {
        accept: sent.accept ?? 'application/json',
        'accept-encoding': 'identity',
        ...(sent.body === undefined
          ? {}
          : {
              'content-type': sent.contentType ?? 'application/json',
              'content-length': String(Buffer.byteLength(sent.body)),
            }),
      },
    })
    call.on('response', resolve)
    call.on('error', reject)
    // An answer that switches the protocol would keep the connection.
    call.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new Error('The host wants another protocol.'))
    })
    call.end(sent.body)
  })
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > largestAnswer) throw createFailure(proxyMessages.large)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(body: Buffer, contentType = ''): unknown {
  const text = body.toString('utf8').replaceAll('\0', '')
  if (!/[/+]json\b/i.test(contentType)) return text
  const parsed = parseJson(text)
  return parsed === undefined ? text : parsed
}
