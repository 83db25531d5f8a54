import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Handler = (request: SeenRequest, response: ServerResponse) => void

export interface LocalServer extends AsyncDisposable {
  readonly origin: string
  readonly seen: readonly SeenRequest[]
  /** Resolves when the caller hung up before an answer was there. */
  readonly hungUp: Promise<void>
}

/** A real server on the loopback, which answers as the test says and remembers what it was asked. */
export async function startServer(handler: Handler): Promise<LocalServer> {
  const seen: SeenRequest[] = []
  const hungUp = Promise.withResolvers<void>()
  const server = createServer(async (incoming, response) => {
    response.on('close', () => {
      if (!response.writableEnded) hungUp.resolve()
    })
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url = '', headers } = incoming
    const request = { method, url: new URL(url, 'http://local'), headers, body: Buffer.concat(chunks).toString() }
    seen.push(request)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    hungUp: hungUp.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers JSON with a status. */
export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(value))
}

/** Answers an envelope that says yes. */
export const answer = (response: ServerResponse, result: unknown, message = ''): void =>
  answerJson(response, { success: true, message, code: 200, result, timestamp: 1 })
