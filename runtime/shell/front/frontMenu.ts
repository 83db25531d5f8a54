import { homePath, type MenuNode } from '../../session/index.ts'
import type { AppMap } from '../routing/appMap.ts'
import { listPages, type MenuItem, toItems } from '../routing/menu.ts'

/** The menu of a front. */
export interface FrontMenu {
  /** The address of its first page; undefined where it has none. */
  readonly home: string | undefined
  readonly items: readonly MenuItem[]
  /** The address of the entry to which the page belongs that is shown: its own, or the nearest one above it. */
  readonly path: string
}

/** The outermost folders of fronts. */
const frontsOf = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.isFront ? [node] : frontsOf(node.children)))

const hasAddress = (item: MenuItem, address: string): boolean =>
  listPages([item]).some(({ route }) => isAt(route.path, address))

/** Whether an address is another one or stands below it. */
const isAt = (path: string, address: string): boolean => address === path || address.startsWith(`${path}/`)

/**
 * The menu around an address: the entries of its front, and the other fronts as folders. A visitor of pages that stand in
 * no front has all entries that there are for visitors.
 */
export function toFrontMenu(menu: readonly MenuNode[], map: AppMap, address: string): FrontMenu {
  const fronts = toItems(frontsOf(menu), map)
  const current = fronts.find((front) => hasAddress(front, address)) ?? fronts[0]
  const items =
    current === undefined
      ? toItems(menu, map)
      : [
          ...(current.children.length === 0 ? [current] : current.children),
          ...fronts.filter((front) => front !== current),
        ]
  const paths = listPages(items).map(({ route }) => route.path)
  const nearest = paths.filter((path) => isAt(path, address)).sort((left, right) => right.length - left.length)[0]
  return { home: paths[0], items, path: nearest ?? address }
}

/** Whether a person has anything beside the fronts and the home page. */
export const hasWorkspace = (nodes: readonly MenuNode[]): boolean =>
  nodes.some(
    ({ isFront, isRoute, isHidden, path, children }) =>
      !isFront && isRoute && !isHidden && path !== homePath && (children.length === 0 || hasWorkspace(children)),
  )
