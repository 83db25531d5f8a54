import type { AppMap, RouteNode } from '../routing/appMap.ts'

/** The entries of a person's menu that open some pages, in the order of the pages. */
export function findMenuPages(map: AppMap, pages: readonly string[]): readonly Pick<RouteNode, 'path' | 'title'>[] {
  const nodes = [...map.exact.values()]
  return pages.flatMap((page) => nodes.find(({ target }) => target.kind === 'page' && target.pageId === page) ?? [])
}
