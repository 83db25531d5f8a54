import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface MenuEntry {
  readonly id: string
  readonly title: string
  readonly parent?: string
}

const readJson = (path: string) => JSON.parse(readFileSync(`schemas/system/${path}`, 'utf8'))

const folders: readonly MenuEntry[] = readJson('pack.json').menu
const pages: readonly MenuEntry[] = readdirSync('schemas/system/pages')
  .map((name) => readJson(`pages/${name}`))
  .filter(({ menu }) => menu !== undefined && !menu.hidden)
  .map(({ id, title, menu }) => ({ id, title: menu.title ?? title, ...(menu.parent ? { parent: menu.parent } : {}) }))

test.each(['zh', 'en', 'tw'])(
  'in %s no two entries of a menu have one name, nor does an entry have that of its folder',
  (language) => {
    const texts: Readonly<Record<string, string>> = readJson(`i18n/${language}.json`)
    const nameOf = ({ title }: MenuEntry): string => texts[title.replace(/^@:/, '')] ?? title
    const groups = Map.groupBy([...folders, ...pages], ({ parent }) => parent ?? '')
    for (const [parent, entries] of groups) {
      const folder = folders.filter(({ id }) => id === parent)
      const names = [...folder, ...entries].map(nameOf)
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        parent,
      ).toEqual([])
    }
  },
)
