import type { Page } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/index.ts'
import type { Destination } from './destination.ts'

/** The pages of packs that stand in menus, by the titles that the caller reads. */
export function listInstalledPages({ services, language }: SignedInCall): readonly Destination[] {
  return services.installedPages().flatMap(({ id, document, texts }): readonly Destination[] => {
    const { menu, title } = document as unknown as Page
    if (menu?.path === undefined) return []
    const own = menu.title ?? title
    const [component] = menu.components ?? []
    return [
      {
        kind: 'page',
        title: own.startsWith('@:') ? (texts[language][own.slice(2)] ?? id) : own,
        url: menu.path,
        page: id,
        ...(component === undefined ? {} : { component }),
        icon: menu.icon ?? 'layout',
      },
    ]
  })
}
