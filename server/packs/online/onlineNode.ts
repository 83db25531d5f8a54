import { toStableId } from '../../db/id.ts'
import { findFolder } from '../menuItems.ts'
import { type Pack, resolveText } from '../pack.ts'
import type { PackItem } from '../packItem.ts'

interface Place {
  readonly menu?: { readonly parent: string; readonly order?: number; readonly icon?: string } | undefined
  readonly title: string
}

interface Leading {
  readonly url: string
  readonly icon: string
  readonly component: string
}

/** The entry of the menu that leads to something made online; none where its document has no place in it. */
export function toOnlineNode(
  pack: Pack,
  packs: readonly Pack[],
  { menu, title }: Place,
  { url, icon, component }: Leading,
): readonly PackItem[] {
  if (menu === undefined) return []
  const { text, texts } = resolveText(title, pack.texts)
  const parentId = findFolder(packs, pack, menu.parent)
  return [
    {
      pack: pack.id,
      kind: 'row',
      id: `sys_permission/${url}`,
      table: 'sysPermission',
      recordId: toStableId(pack.id, 'node', url),
      json: ['names'],
      parent: { column: 'parentId', table: 'sysPermission', isNeeded: true },
      values: {
        name: text,
        names: texts,
        parentId,
        menuType: parentId === null ? 0 : 1,
        url,
        component,
        componentName: component.split('/').at(-1) ?? component,
        icon: menu.icon ?? icon,
        sortNo: menu.order ?? 0,
        permsType: '1',
        route: true,
        keepAlive: true,
        hidden: false,
        pack: pack.id,
      },
    },
  ]
}
