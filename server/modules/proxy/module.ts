import { Type } from 'typebox'
import { code, defineModule, logOperation, type Module, messages, ok, route, texts } from '../../http/index.ts'
import { callTarget } from './callTarget.ts'
import { inTime } from './inTime.ts'
import { type Network, openNetwork, parseTarget, resolveTarget } from './target.ts'

/** What a caller waits for at most (specification 7: clients wait as long). */
const timeout = 9000

/**
 * Makes the generic proxy (specification 7.2). It calls hosts of the setting `PROXY_HOSTS` alone, and only addresses of
 * the open internet (wire contract 5, F4; 6.6). What the network is comes from who makes it, never from a request.
 */
export function createProxyModule(network: Network = openNetwork, milliseconds = timeout): Module {
  return defineModule({
    id: 'proxy',
    section: '7.2',
    routes: [
      route(
        ['GET', 'POST', 'PUT', 'DELETE'],
        '/sys/common/transitRESTful',
        code('proxy:call'),
        { query: { url: Type.String({ minLength: 1, maxLength: 8000 }) }, act: 'none' },
        async (call) => {
          const { request, config, query } = call
          const url = parseTarget(query.url, config.proxyHosts)
          const signal = AbortSignal.timeout(milliseconds)
          const target = await inTime(resolveTarget(url, network), signal)
          await logOperation(call, {
            type: request.method === 'GET' ? 'query' : 'edit',
            content: texts('调用外部接口', 'External service called', '呼叫外部介面'),
            values: { method: request.method, address: `${url.origin}${url.pathname}` },
          })
          const hasBody = request.body !== undefined && request.body !== null && request.method !== 'GET'
          const answer = await callTarget(
            target,
            {
              method: request.method,
              accept: request.headers.accept,
              contentType: request.headers['content-type'],
              body: hasBody ? JSON.stringify(request.body) : undefined,
            },
            signal,
          )
          return ok(answer, messages.done)
        },
      ),
    ],
  })
}

/** The generic proxy over the network as it is. */
export const proxyModule = createProxyModule()
