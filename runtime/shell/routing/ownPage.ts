import { type OwnRoute, ownRoutes } from './ownRoutes.ts'

type Parameters = Readonly<Record<string, string>>

/** The page of an address that menus of existing servers write: one thing made online, or a pattern that stands for all. */
export type OwnPage =
  | { readonly kind: 'page'; readonly pageId: string }
  | { readonly kind: 'derived'; readonly toPageId: (parameters: Parameters) => string }

const isName = (segment: string): boolean => segment.startsWith(':')

/** The parts of an address by the names of an own route; undefined for an address of another form. */
function findParts({ path }: OwnRoute, address: string): Parameters | undefined {
  const [wanted, given] = [path.split('/'), address.split('/')]
  if (wanted.length !== given.length) return undefined
  const isSame = wanted.every((segment, index) => isName(segment) || segment === given[index])
  if (!isSame || given.slice(1).includes('')) return undefined
  return Object.fromEntries(
    wanted.flatMap((segment, index) => (isName(segment) ? [[segment.slice(1), given[index] ?? '']] : [])),
  )
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * The page that an address of a thing made online opens, whatever component its node names (wire contract 1.13);
 * undefined for another address.
 */
export function findOwnPage(address: string | null): OwnPage | undefined {
  const [pathname = ''] = (address ?? '').split('?', 1)
  for (const route of ownRoutes) {
    const parts = route.page && findParts(route, pathname)
    if (!route.page || !parts) continue
    const { page } = route
    const values = Object.entries(parts)
    if (!values.some(([, value]) => isName(value)))
      return { kind: 'page', pageId: page(Object.fromEntries(values.map(([name, value]) => [name, decode(value)]))) }
    // The menu may call the parts of the pattern otherwise.
    return {
      kind: 'derived',
      toPageId: (given) =>
        page(
          Object.fromEntries(
            values.map(([name, value]) => [name, isName(value) ? (given[value.slice(1)] ?? '') : decode(value)]),
          ),
        ),
    }
  }
  return undefined
}
