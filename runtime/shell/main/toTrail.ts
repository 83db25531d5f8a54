import type { RouteNode } from '../routing/appMap.ts'

/** The titles on the way to a page: the folders of the menu, and the page as its tab is called. */
export const toTrail = (route: Pick<RouteNode, 'trail'> | null, title: string): readonly string[] => [
  ...(route?.trail.slice(0, -1) ?? []),
  title,
]
