import type { PageFolder, PageLink } from '../../page/index.ts'
import { homePath } from '../../session/index.ts'
import { listPages, type MenuItem } from '../routing/menu.ts'

/** The pages of a menu by their outermost folder, without the home page. */
export function toPageFolders(menu: readonly MenuItem[]): readonly PageFolder[] {
  return menu
    .filter(({ route }) => route.path !== homePath)
    .map((item) => ({ id: item.id, title: item.title, icon: item.icon, pages: listPages([item]).map(toLink) }))
}

function toLink({ title, route }: MenuItem): PageLink {
  return route.target.kind === 'outside'
    ? { path: route.target.url, title, isOutside: true }
    : { path: route.path, title }
}
