import { accountRoutes } from './accountRoutes.ts'
import { answer, type NetworkRoute, never, refuse } from './answers.ts'
import { choiceRoutes } from './choiceRoutes.ts'
import { departRoutes } from './departRoutes.ts'
import { dictionaries } from './dictionaries.ts'
import { dictionaryRoutes } from './dictionaryRoutes.ts'
import { fileRoutes } from './fileRoutes.ts'
import { onlineFormRoutes } from './onlineFormRoutes.ts'
import { onlineReportRoutes } from './onlineReportRoutes.ts'
import { queryRoutes } from './queryRoutes.ts'
import { reportRoutes } from './reportRoutes.ts'

/** What the made-up server answers. A new area is a file beside this one and a line in the list. */
const routes: readonly NetworkRoute[] = [
  ...choiceRoutes,
  ...dictionaryRoutes,
  ...accountRoutes,
  ...departRoutes,
  ...reportRoutes,
  ...fileRoutes,
  ...onlineFormRoutes,
  ...onlineReportRoutes,
  ...queryRoutes,
]

/**
 * Allocates a made-up server for one story. What is asked of a `slow` name is never answered, and of a `flaky` one when it
 * is asked again.
 */
export function createNetwork(): typeof globalThis.fetch {
  const claimed = new Set<string>()
  const route = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const call = url.pathname.slice(url.pathname.indexOf('/api/') + '/api/'.length)
    const name = decodeURIComponent(call.split('/').at(-1) ?? '')
    const requested = [decodeURIComponent(call), ...url.searchParams.values()].flatMap((text) => text.split(/[/,]/))
    if (requested.some((word) => word.includes('slow'))) return never
    const flaky = requested.find((word) => word.includes('flaky'))
    if (flaky !== undefined && !claimed.has(flaky)) {
      claimed.add(flaky)
      return refuse('The table is locked')
    }
    if (name.includes('flaky')) return answer(dictionaries.sex)
    for (const { method = 'GET', path, answer: give } of routes) {
      const isCalled = path.endsWith('/') ? call.startsWith(path) : call === path
      if (isCalled && method === request.method) return give({ name, query: url.searchParams, request })
    }
    return Response.json({ success: false, code: 404, message: '' }, { status: 404 })
  }
  return async (input, init) => route(new Request(input, init))
}
