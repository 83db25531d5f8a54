import type { createStore } from 'jotai'
import type { PageLink, Watched } from '../../page/index.ts'
import type { AppMap } from '../routing/appMap.ts'
import { findDestination } from '../routing/destination.ts'
import { recentAtom } from './recentAtom.ts'
import type { RecentPage } from './recentPages.ts'

const none: readonly RecentPage[] = []

/** Those of the kept pages that the menu still leads to, titled as it says: with the language it always has changed. */
function toRecentLinks(kept: readonly RecentPage[], map: AppMap): readonly PageLink[] {
  return kept.flatMap(({ path, title }) => {
    const destination = findDestination(map, path)
    if (destination.kind !== 'page' && destination.kind !== 'frame') return []
    return [{ path, title: destination.route?.title ?? title }]
  })
}

/** The pages that a person opened lately, for whoever wants to follow them. */
export function watchRecent(
  store: Pick<ReturnType<typeof createStore>, 'get' | 'sub'>,
  map: AppMap,
  username: string,
): Watched<readonly PageLink[]> {
  let last: { readonly kept: readonly RecentPage[]; readonly links: readonly PageLink[] } | undefined
  return {
    read() {
      const kept = store.get(recentAtom)[username] ?? none
      if (last?.kept !== kept) last = { kept, links: toRecentLinks(kept, map) }
      return last.links
    },
    subscribe: (listener) => store.sub(recentAtom, listener),
  }
}
