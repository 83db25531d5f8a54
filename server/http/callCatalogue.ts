import type { Access } from './access.ts'
import type { QueryFields } from './query/condition.ts'
import type { RuledResource } from './rules/grantedRules.ts'

/** The records that a call is about. */
export interface ResourceInfo extends RuledResource {
  readonly fields: QueryFields
}

/** The sorts of acts on rights that calls are (see `Act`). */
export type ActName = 'none' | 'power' | 'gives' | 'actsFor' | 'changes'

/** One call of the server: a method of a route, with where it comes from. */
export interface CallInfo {
  readonly method: string
  /** The path below `/api`, with `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** What sort of act on rights it is. */
  readonly act: ActName
  readonly module: string
  /** The section of the specification that it answers. */
  readonly section: string
  /** Whether it adds something, once for each `Idempotency-Key` of a client. */
  readonly addsOnce?: true
  readonly resource?: ResourceInfo
}

/** All calls of the running server. */
export interface CallCatalogue {
  readonly all: readonly CallInfo[]
  /** The calls at an address as a client writes it, with or without `/api` and a query; of all methods. */
  find(address: string): readonly CallInfo[]
}

/** Makes the catalogue of some calls; a path that is written out goes before one with parameters. */
export function createCallCatalogue(all: readonly CallInfo[]): CallCatalogue {
  const patterns = all.map((call) => ({ call, matches: toPattern(call.path) }))
  return {
    all,
    find(address) {
      const path = toPath(address)
      const exact = all.filter((call) => call.path === path)
      if (exact.length > 0) return exact
      return patterns.filter(({ matches }) => matches.test(path)).map(({ call }) => call)
    },
  }
}

/** The path of an address below `/api`. */
export function toPath(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/)
  const rooted = path.replace(/^https?:\/\/[^/]+/i, '').replace(/^\/?/, '/')
  return rooted.replace(/^\/api(?=\/)/, '').replace(/(?<=[^/])\/+$/, '')
}

function toPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.+'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
