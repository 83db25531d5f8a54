import { firstState, isObject, type PageState } from '../../runtime/language/index.ts'
import type { SiteRecord, SiteScope } from './scope.ts'
import type { Writing } from './writing.ts'

/** The scope with the state and the sources that a document declares, asked in their order, as one may read those before it. */
export async function withState(document: SiteRecord, scope: SiteScope, writing: Writing): Promise<SiteScope> {
  const state = firstState(document.state as PageState | undefined, scope.query)
  const sources: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(isObject(document.sources) ? document.sources : {})) {
    const { rows, total } = await writing.ask(source, { ...scope, state, sources })
    sources[name] = { rows, record: rows[0] ?? {}, total, isLoading: false }
  }
  return { ...scope, state, sources }
}
