import { isObject } from '../../runtime/language/index.ts'
import type { SiteRecord, SiteScope } from './scope.ts'
import type { Writing } from './writing.ts'

/** A text of the address as a value of the type that the default has; undefined for what is none. */
function readAs(text: unknown, like: unknown): unknown {
  if (typeof text !== 'string') return undefined
  if (typeof like === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
  if (typeof like === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (Array.isArray(like)) return text === '' ? [] : text.split(',')
  return text
}

/** The scope with the state and the sources that a document declares, asked in their order, as one may read those before it. */
export async function withState(document: SiteRecord, scope: SiteScope, writing: Writing): Promise<SiteScope> {
  const declared = isObject(document.state) ? document.state : {}
  const state = Object.fromEntries(
    Object.entries(declared).map(([name, value]) => {
      const { default: first, address } = isObject(value) ? value : { default: undefined, address: undefined }
      return [name, (address === undefined ? undefined : readAs(scope.query[name], first)) ?? first]
    }),
  )
  const sources: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(isObject(document.sources) ? document.sources : {})) {
    const { rows, total } = await writing.ask(source, { ...scope, state, sources })
    sources[name] = { rows, record: rows[0] ?? {}, total, isLoading: false }
  }
  return { ...scope, state, sources }
}
