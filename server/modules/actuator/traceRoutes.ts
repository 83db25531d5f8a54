import { Type } from 'typebox'
import { code, type Route, raw, route, type SignedInCall } from '../../http/index.ts'
import { seesEveryTenant } from '../../http/resource/index.ts'
import type { Trace } from '../../monitor/traces.ts'

const access = code('monitor:trace')
const text = Type.String({ maxLength: 200, default: '' })

/** The last requests of this process that were for the tenant of the call, the earliest first. */
async function readTraces(call: SignedInCall): Promise<readonly Trace[]> {
  const kept = call.services.monitor.traces.read()
  const seesAll = await seesEveryTenant(call)
  return kept.filter(({ tenantId }) => seesAll || tenantId === call.tenantId).map(({ trace }) => trace)
}

/** The last requests of this process, as the wire has them and as the monitor's page filters them (wire contract 1.12). */
export const traceRoutes: readonly Route[] = [
  route('GET', '/actuator/httptrace', access, async (call) => raw({ traces: (await readTraces(call)).toReversed() })),
  route(
    'GET',
    '/sys/monitor/traces',
    access,
    { query: { method: text, status: text, uri: text, username: text } },
    async (call) => {
      const wanted = (await readTraces(call)).filter((trace) => matches(trace, call.query))
      const taken = wanted.map(({ timeTaken }) => timeTaken)
      const sum = taken.reduce((total, each) => total + each, 0)
      const count = (digit: number) =>
        wanted.filter(({ response }) => Math.floor(response.status / 100) === digit).length
      return {
        total: wanted.length,
        failed: count(4) + count(5),
        meanTime: wanted.length > 0 ? Math.round(sum / wanted.length) : 0,
        longestTime: Math.max(0, ...taken),
        records: wanted.toReversed().map(toRecord),
        statuses: [1, 2, 3, 4, 5].flatMap((digit) => {
          const total = count(digit)
          return total === 0 ? [] : [{ status: `${digit}xx`, total }]
        }),
      }
    },
  ),
]

interface TraceFilter {
  readonly method: string
  readonly status: string
  readonly uri: string
  readonly username: string
}

/** A status is asked for whole, or by its first digit as in `4xx`. */
function matches({ request, response, principal }: Trace, filter: TraceFilter): boolean {
  const status = String(response.status)
  const [first = ''] = filter.status
  return (
    (filter.method === '' || request.method === filter.method.toUpperCase()) &&
    (filter.status === '' || (/^\dxx$/.test(filter.status) ? status.startsWith(first) : status === filter.status)) &&
    (filter.uri === '' || request.uri.includes(filter.uri)) &&
    (filter.username === '' || (principal?.name ?? '').includes(filter.username))
  )
}

/** A trace as one row of a table; its place among the others names it. */
function toRecord(trace: Trace, index: number) {
  const { request, response, principal } = trace
  return {
    id: `${trace.timestamp}-${index}`,
    timestamp: trace.timestamp,
    method: request.method,
    uri: request.uri,
    status: response.status,
    timeTaken: trace.timeTaken,
    username: principal?.name ?? null,
    remoteAddress: request.remoteAddress,
    requestHeaders: toText(request.headers),
    responseHeaders: toText(response.headers),
  }
}

function toText(headers: Trace['request']['headers']): string {
  return Object.entries(headers)
    .flatMap(([name, values]) => values.map((each) => `${name}: ${each}`))
    .join('\n')
}
