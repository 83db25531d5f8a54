import { findPageCode, type Page } from '../../runtime/language/index.ts'
import { toStableId } from '../db/id.ts'
import { type Pack, resolveText } from './pack.ts'
import type { PackItem } from './packItem.ts'

/** The component that stands for a page where its document names none of an existing server. */
export const anyPage = 'pagewright/Page'

const parent = { column: 'parentId', table: 'sysPermission', isNeeded: false } as const

/** The record id of the menu folder of a pack. */
export function toFolderId(pack: string, id: string): string {
  return toStableId(pack, 'menu', id)
}

/** The record id of the menu node of a page. */
export function toPageNodeId(pageId: string): string {
  return toStableId('page', pageId)
}

/** Where the packs keep a menu folder: the pack itself first, then those that it requires. */
export function findFolder(packs: readonly Pack[], pack: Pack, name: string | undefined): string | null {
  if (name === undefined) return null
  const candidates = [pack, ...packs.filter((other) => (pack.document.requires ?? []).includes(other.id)), ...packs]
  const owner = candidates.find((candidate) => candidate.document.menu?.some((entry) => entry.id === name))
  return owner === undefined ? null : toFolderId(owner.id, name)
}

/** The menu folders of a pack, parents before children. */
export function toFolderItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  return (pack.document.menu ?? []).map((entry, index) => {
    const parentId = findFolder(packs, pack, entry.parent)
    return {
      pack: pack.id,
      kind: 'menu',
      id: entry.id,
      table: 'sysPermission',
      recordId: toFolderId(pack.id, entry.id),
      json: ['names'],
      parent,
      values: {
        ...toNames(entry.title, pack),
        parentId,
        menuType: parentId === null ? 0 : 1,
        url: entry.path,
        component: 'layouts/RouteView',
        componentName: 'RouteView',
        icon: entry.icon ?? null,
        sortNo: entry.order ?? index,
        perms: null,
        permsType: '1',
        route: true,
        keepAlive: false,
        hidden: false,
        page: null,
        pack: pack.id,
      },
    }
  })
}

/** The menu nodes of the pages of a pack. */
export function toPageItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  return pack.pages.flatMap((page, index): PackItem[] => {
    const { menu } = page
    if (menu === undefined) return []
    const parentId = findFolder(packs, pack, menu.parent)
    const component = menu.components?.[0] ?? anyPage
    return [
      {
        pack: pack.id,
        kind: 'page',
        id: page.id,
        table: 'sysPermission',
        recordId: toPageNodeId(page.id),
        json: ['names'],
        parent,
        values: {
          ...toNames(menu.title ?? page.title, pack),
          parentId,
          menuType: parentId === null ? 0 : 1,
          url: menu.path,
          component,
          componentName: component.split('/').at(-1) ?? component,
          icon: menu.icon ?? null,
          sortNo: menu.order ?? index,
          perms: findPageCode(page as Page) ?? null,
          permsType: '1',
          route: true,
          keepAlive: menu.keepAlive ?? true,
          hidden: menu.hidden ?? false,
          page: page.id,
          pack: pack.id,
        },
      },
    ]
  })
}

function toNames(title: string, pack: Pack): { readonly name: string; readonly names: unknown } {
  const { text, texts } = resolveText(title, pack.texts)
  return { name: text, names: texts }
}
