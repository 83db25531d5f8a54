/** What became of the requests of one route. */
export interface RouteFigures {
  readonly method: string
  /** The route as the server knows it, with names for its places. */
  readonly path: string
  readonly count: number
  /** Milliseconds, all together and at most. */
  readonly total: number
  readonly longest: number
  /** Answers with status 500 and more. */
  readonly failed: number
}

/** What this process answered since it began. */
export interface RequestFigures {
  readonly count: number
  /** Requests that wait for their answer now. */
  readonly running: number
  readonly total: number
  readonly longest: number
  /** Bytes that went to the connections meanwhile, headers among them. */
  readonly sent: number
  /** Answers by the first digit of their status. */
  readonly statuses: Readonly<Record<string, number>>
  /** Those for the calls below `/api`, without the files of the app. */
  readonly calls: { readonly count: number; readonly total: number; readonly longest: number }
}

/** A request that was answered. */
export interface Answered {
  readonly method: string
  /** The pattern of the route; undefined for what no route took. */
  readonly route: string | undefined
  readonly status: number
  readonly milliseconds: number
  readonly sent: number
}

/** Counts the requests of this process. */
export interface RequestMeter {
  start(): void
  finish(answered: Answered): void
  read(): RequestFigures
  /** The routes that were asked for, the one that took the most time first. */
  routes(): readonly RouteFigures[]
}

const isCall = (route: string | undefined): route is string => route?.startsWith('/api/') === true

/** Allocates the counters; there are as many as the server has routes, whatever is asked for. */
export function createRequestMeter(): RequestMeter {
  let all = { count: 0, running: 0, total: 0, longest: 0, sent: 0 }
  let calls = { count: 0, total: 0, longest: 0 }
  const statuses: Record<string, number> = {}
  const routes = new Map<string, RouteFigures>()
  return {
    start() {
      all.running += 1
    },
    finish({ method, route, status, milliseconds, sent }) {
      all = { ...add(all, milliseconds), running: all.running - 1, sent: all.sent + sent }
      const digit = `${Math.floor(status / 100)}xx`
      statuses[digit] = (statuses[digit] ?? 0) + 1
      if (!isCall(route)) return
      calls = add(calls, milliseconds)
      const key = `${method} ${route}`
      const before = routes.get(key) ?? { method, path: route, count: 0, total: 0, longest: 0, failed: 0 }
      routes.set(key, { ...add(before, milliseconds), failed: before.failed + (status >= 500 ? 1 : 0) })
    },
    read: () => ({ ...all, statuses: { ...statuses }, calls }),
    routes: () => [...routes.values()].sort((one, other) => other.total - one.total),
  }
}

function add<T extends { readonly count: number; readonly total: number; readonly longest: number }>(
  before: T,
  milliseconds: number,
): T {
  return {
    ...before,
    count: before.count + 1,
    total: before.total + milliseconds,
    longest: Math.max(before.longest, milliseconds),
  }
}
