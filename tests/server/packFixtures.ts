import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/db/schema.ts'
import { installPacks } from '../../server/packs/install.ts'
import type { InstalledPacks } from '../../server/packs/installedPage.ts'

/** The files of a pack by their path; values are written as JSON. */
export type PackFiles = Readonly<Record<string, unknown>>

/** A table of a pack with a column of every type. */
export const goodsTable = {
  table: 'demo_goods',
  path: '/demo/goods',
  access: 'demo:goods',
  columns: {
    name: { type: 'text', length: 50, required: true, label: '@:demo.goods.name' },
    code: { type: 'text', length: 20, unique: true },
    price: { type: 'decimal' },
    stock: { type: 'integer' },
    tags: { type: 'text' },
    grade: { type: 'text', dict: 'demo_grade' },
    is_new: { type: 'boolean' },
    made_on: { type: 'date' },
    sold_at: { type: 'datetime' },
    more: { type: 'json' },
  },
} as const

const packFiles: PackFiles = {
  'pack.json': {
    id: 'demo',
    version: 1,
    title: '@:demo.title',
    menu: [{ id: 'demo', title: '@:demo.title', path: '/demo', icon: 'shop', order: 5 }],
  },
  'i18n/zh.json': {
    'demo.title': '演示',
    'demo.goods.name': '商品名称',
    'demo.grade': '等级',
    'demo.grade.good': '好',
  },
  'i18n/en.json': { 'demo.title': 'Demo', 'demo.goods.name': 'Name', 'demo.grade': 'Grade', 'demo.grade.good': 'Good' },
  'i18n/tw.json': {
    'demo.title': '示範',
    'demo.goods.name': '商品名稱',
    'demo.grade': '等級',
    'demo.grade.good': '好',
  },
  'dictionaries/grade.json': {
    code: 'demo_grade',
    name: '@:demo.grade',
    items: [
      { value: '1', text: '@:demo.grade.good', color: 'green' },
      { value: '2', text: '{{1+1}}' },
    ],
  },
}

/** Writes a small pack with some files of its own; a file that is `null` is left out. */
export async function writePack(folder: string, files: PackFiles = {}): Promise<void> {
  for (const [path, content] of Object.entries({ ...packFiles, ...files })) {
    if (content === null) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

/** Installs a small pack into the database of a test server. */
export function packOf(files: PackFiles): (db: Kysely<Database>, config: Config) => Promise<InstalledPacks> {
  return async (db, config) => {
    const folder = join(config.dataDir, 'packs', 'demo')
    await writePack(folder, files)
    const installed = await installPacks(db, { packFolders: [folder], isDemo: true })
    const { issues = [] } = (await db.selectFrom('sysPack').select('issues').executeTakeFirst()) ?? {}
    if (Array.isArray(issues) && issues.length > 0) throw new Error(`The pack has issues: ${JSON.stringify(issues)}`)
    return installed
  }
}
