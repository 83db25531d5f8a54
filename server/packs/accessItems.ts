import { findPageCode, type Model, type Page } from '../../runtime/language/index.ts'
import { toStableId } from '../db/id.ts'
import { collectCodes, type NamedCode } from './accessCodes.ts'
import { toFolderId, toPageNodeId } from './menuItems.ts'
import { type Pack, resolveText } from './pack.ts'
import type { PackItem } from './packItem.ts'

/** The record id of the button of an access code. */
export function toCodeNodeId(code: string): string {
  return toStableId('access', code)
}

const parent = { column: 'parentId', table: 'sysPermission', isNeeded: false } as const

/**
 * The buttons of a pack: one for every access code that its pages name and that no menu node or button of the packs has
 * already. A code stands where the pack says, else under the page that names it first; pages without a menu node lend
 * theirs from a page of the same access, else from the first folder of the pack.
 */
export function toAccessItems(pack: Pack, packs: readonly Pack[]): readonly PackItem[] {
  const taken = new Set(packs.flatMap((other) => other.pages.filter(hasNode).map((page) => findPageCode(page))))
  for (const other of packs) {
    if (other === pack) break
    for (const { code } of toEntries(other, packs)) taken.add(code)
  }
  return toEntries(pack, packs)
    .filter(({ code }) => !taken.has(code))
    .filter(({ code }, index, all) => all.findIndex((entry) => entry.code === code) === index)
    .map(({ code, name, parentId }, index) => ({
      pack: pack.id,
      kind: 'access',
      id: code,
      table: 'sysPermission',
      recordId: toCodeNodeId(code),
      json: ['names'],
      parent,
      values: {
        name: name.text,
        names: name.texts,
        parentId,
        menuType: 2,
        perms: code,
        permsType: '1',
        sortNo: index,
        route: false,
        pack: pack.id,
      },
    }))
}

interface Entry extends NamedCode {
  readonly parentId: string | null
}

function toEntries(pack: Pack, packs: readonly Pack[]): readonly Entry[] {
  const own = [...pack.pages]
    .sort((left, right) => Number(hasNode(right)) - Number(hasNode(left)))
    .flatMap((page) => {
      const parentId = findNode(page, pack)
      return collectCodes(page, pack, findModel(page, packs)).map((entry) => ({ ...entry, parentId }))
    })
  const declared = (pack.document.access ?? []).map(({ code, label, page }) => {
    const named = packs.flatMap((other) => other.pages).find((candidate) => candidate.id === page)
    return { code, name: resolveText(label, pack.texts), parentId: named === undefined ? null : findNode(named, pack) }
  })
  return [...declared, ...own]
}

function hasNode(page: Page): boolean {
  return page.menu !== undefined
}

function findNode(page: Page, pack: Pack): string | null {
  const owner = hasNode(page)
    ? page
    : pack.pages.find(
        (other) => hasNode(other) && findPageCode(other) !== undefined && findPageCode(other) === findPageCode(page),
      )
  if (owner !== undefined) return toPageNodeId(owner.id)
  const folder = pack.document.menu?.[0]
  return folder === undefined ? null : toFolderId(pack.id, folder.id)
}

/** The model that a page names, of its own pack or of another. */
export function findModel(page: Page, packs: readonly Pack[]): Model | undefined {
  if (page.model === undefined) return undefined
  for (const pack of packs) {
    const model = pack.models.get(page.model)
    if (model !== undefined) return model
  }
  return undefined
}
