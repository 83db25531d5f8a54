import { fillText, type LanguageTexts } from '../../../runtime/language/index.ts'
import { findRows } from '../../db/rows.ts'
import type { Connection } from '../../db/schema.ts'
import { splitCodes } from '../../http/access.ts'
import type { Language } from '../../http/language.ts'
import { texts } from '../../http/texts.ts'
import { parseFormKey } from '../reach.ts'

/** Something that is held, in words. */
export interface HeldWords {
  /** What sort of thing it is, as its key begins. */
  readonly kind: string
  /** What people call it: a button after the page that it stands on. */
  readonly name: string
  /** The code, the address, or the name of the table. */
  readonly subject: string
  /** All of it in one phrase. */
  readonly text: string
}

/** What things are called by their ids, and the subject that stands beside the name where it is another one. */
type Names = ReadonlyMap<string, { readonly name: string; readonly subject?: string }>

interface Kind {
  readonly text: LanguageTexts
  readonly find: (db: Connection, ids: readonly string[], language: Language) => Promise<Names>
}

const kinds: Readonly<Record<string, Kind>> = {
  code: { text: texts('{name}（{subject}）', '{name} ({subject})', '{name}（{subject}）'), find: nameCodes },
  operation: { text: texts('{name}（{subject}）', '{name} ({subject})', '{name}（{subject}）'), find: nameCodes },
  address: {
    text: texts('菜单地址 {subject}', 'the menu address {subject}', '選單地址 {subject}'),
    find: nameAddresses,
  },
  whole: {
    text: texts(
      '菜单地址 {subject} 的全部操作',
      'all operations of the menu address {subject}',
      '選單地址 {subject} 的全部操作',
    ),
    find: nameAddresses,
  },
  form: { text: texts('在线表单“{name}”', 'the online form “{name}”', '線上表單「{name}」'), find: nameForms },
  button: {
    text: texts('在线表单“{name}”的按钮', 'buttons of the online form “{name}”', '線上表單「{name}」的按鈕'),
    find: nameForms,
  },
  lookup: {
    text: texts('表的列 {subject}', 'the column {subject}', '表的欄位 {subject}'),
    find: async () => new Map(),
  },
  report: {
    text: texts('在线报表“{name}”', 'the online report “{name}”', '線上報表「{name}」'),
    find: async (db, ids) => {
      const rows = await findRows(db, 'onlCgreportHead', { id: ids }, ['id', 'name', 'code'])
      return new Map(rows.map(({ id, name, code }) => [id, { name, subject: code }]))
    },
  },
  graph: {
    text: texts('图表报表“{name}”', 'the graph report “{name}”', '圖表報表「{name}」'),
    find: async (db, ids) => {
      const rows = await findRows(db, 'onlGraphreportHead', { id: ids }, ['id', 'name', 'code'])
      return new Map(rows.map(({ id, name, code }) => [id, { name, subject: code }]))
    },
  },
  templet: {
    text: texts('组合报表“{name}”', 'the template of graph reports “{name}”', '組合報表「{name}」'),
    find: async (db, ids) => {
      const rows = await findRows(db, 'onlGraphreportTemplet', { id: ids }, ['id', 'templetName', 'templetCode'])
      return new Map(rows.map(({ id, templetName: name, templetCode: subject }) => [id, { name, subject }]))
    },
  },
  depart: {
    text: texts('负责部门“{name}”', 'being in charge of the department “{name}”', '負責部門「{name}」'),
    find: async (db, ids) => {
      const rows = await findRows(db, 'sysDepart', { id: ids }, ['id', 'departName', 'orgCode'])
      return new Map(rows.map(({ id, departName: name, orgCode: subject }) => [id, { name, subject }]))
    },
  },
  tenant: {
    text: texts('租户“{name}”', 'the tenant “{name}”', '租戶「{name}」'),
    find: async (db, ids) => nameTenants(db, ids.map(Number)),
  },
}

const words = {
  everything: texts('管理员的全部权限', 'everything, as an administrator', '管理員的全部權限'),
  installation: texts('不属于任何租户的数据', 'the records of no tenant', '不屬於任何租戶的資料'),
} as const satisfies Readonly<Record<string, LanguageTexts>>

/** What is held by some keys, in the words of a language; each table is asked once. */
export async function describeKeys(
  db: Connection,
  keys: Iterable<string>,
  language: Language,
): Promise<ReadonlyMap<string, HeldWords>> {
  const described = new Map<string, HeldWords>()
  for (const [kind, own] of Map.groupBy(new Set(keys), (key) => key.split(':')[0] ?? '')) {
    const known = kinds[kind]
    const names = (await known?.find(db, [...new Set(own.map(toId))], language)) ?? new Map()
    for (const key of own) described.set(key, toWords({ kind, key, found: names.get(toId(key)), known, language }))
  }
  return described
}

/** What a key is about: all operations of a form or a report are about it. */
export const toThing = (key: string): string =>
  /^(form|report|graph|templet):/.test(key) ? key.slice(0, key.lastIndexOf(':')) : key

/**
 * Whether what a key says is no grant to anybody: it follows from other keys, as with the form or the report of an operation
 * and what an address leads to, or everybody has it.
 */
export const isImplied = (key: string): boolean => /^(operation|whole|lookup|button):/.test(key)

/** The id of what a key is about. */
const toId = (key: string): string => {
  if (/^(form|button):/.test(key)) return parseFormKey(key).id
  const thing = toThing(key)
  return thing.slice(thing.indexOf(':') + 1)
}

function toWords({
  kind,
  key,
  found,
  known,
  language,
}: {
  readonly kind: string
  readonly key: string
  readonly found: { readonly name: string; readonly subject?: string } | undefined
  readonly known: Kind | undefined
  readonly language: Language
}): HeldWords {
  const id = toId(key)
  const whole = key === 'everything' ? words.everything : key === 'tenant:0' ? words.installation : undefined
  if (whole !== undefined) return { kind, name: whole[language], subject: '', text: whole[language] }
  const { name, subject = id } = found ?? { name: id }
  const text = known === undefined ? key : fillText(known.text[language], { name, subject })
  // A code that no node carries has no other name.
  return { kind, name, subject, text: (kind === 'code' || kind === 'operation') && found === undefined ? id : text }
}

/** A code as the menu calls it: a button after the page that it stands on. */
async function nameCodes(db: Connection, codes: readonly string[], language: Language): Promise<Names> {
  const wanted = new Set(codes)
  const names = new Map<string, { name: string }>()
  for (const { perms, name } of await readNodeNames(db, language))
    for (const code of splitCodes(perms)) if (wanted.has(code) && !names.has(code)) names.set(code, { name })
  return names
}

async function nameAddresses(db: Connection, addresses: readonly string[], language: Language): Promise<Names> {
  const wanted = new Set(addresses)
  const nodes = (await readNodeNames(db, language)).filter(({ url }) => url !== null && wanted.has(url))
  return new Map(nodes.map(({ url, name }) => [url ?? '', { name }]))
}

/** A node with what people call it: after the page that it stands on. */
export interface NodeName {
  readonly id: string
  readonly perms: string | null
  readonly url: string | null
  readonly status: string
  readonly name: string
}

/** The nodes of the menu with their names in a language, buttons before the pages that they stand on. */
export async function readNodeNames(db: Connection, language: Language): Promise<readonly NodeName[]> {
  const rows = await db
    .selectFrom('sysPermission as node')
    .leftJoin('sysPermission as above', 'above.id', 'node.parentId')
    .select(['node.id', 'node.name', 'node.names', 'node.perms', 'node.url', 'node.status'])
    .select(['above.name as aboveName', 'above.names as aboveNames'])
    .where('node.delFlag', '=', 0)
    .orderBy('node.menuType', 'desc')
    .orderBy('node.sortNo')
    .orderBy('node.id')
    .execute()
  return rows.map(({ name, names, aboveName, aboveNames, ...node }) => {
    const own = names?.[language] ?? name
    const above = aboveNames?.[language] ?? aboveName
    return { ...node, name: above === null ? own : `${above} / ${own}` }
  })
}

async function nameForms(db: Connection, ids: readonly string[]): Promise<Names> {
  const rows = await findRows(db, 'onlCgformHead', { id: ids }, ['id', 'tableTxt', 'tableName'])
  return new Map(rows.map(({ id, tableTxt: name, tableName: subject }) => [id, { name, subject }]))
}

/** The names of tenants by their numbers as text. */
export async function nameTenants(db: Connection, ids: readonly number[]): Promise<Names> {
  const rows = ids.length === 0 ? [] : await findRows(db, 'sysTenant', { id: ids }, ['id', 'name'])
  return new Map(rows.map(({ id, name }) => [String(id), { name }]))
}
