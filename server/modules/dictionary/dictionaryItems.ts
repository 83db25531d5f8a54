import { readCached } from '../../db/changes.ts'
import type { Connection } from '../../db/schema.ts'
import type { Language } from '../../http/index.ts'

/** An item as the wire gives it (wire contract 1.8); older clients read `title`, newer ones `label` and `color`. */
export interface WireItem {
  readonly value: string
  readonly text: string
  readonly title: string
  readonly label: string
  readonly color: string | null
}

/** Makes an item of a value and its text. */
export function toWireItem(value: string, text: string, color: string | null = null): WireItem {
  return { value, text, title: text, label: text, color }
}

/** The enabled items of dictionaries by code, in the language of the call; all dictionaries when no codes are given. */
export async function readDictionaries(
  db: Connection,
  language: Language,
  codes?: readonly string[],
): Promise<Readonly<Record<string, readonly WireItem[]>>> {
  const rows = await db
    .selectFrom('sysDict')
    .leftJoin('sysDictItem', (join) =>
      join.onRef('sysDictItem.dictId', '=', 'sysDict.id').on('sysDictItem.status', '=', 1),
    )
    .select(['sysDict.dictCode', 'itemValue', 'itemText', 'texts', 'itemColor'])
    .where('sysDict.delFlag', '=', 0)
    .$if(codes !== undefined, (query) => query.where('sysDict.dictCode', 'in', codes ?? []))
    .orderBy('sysDict.dictCode')
    .orderBy('sysDictItem.sortOrder')
    .orderBy('sysDictItem.id')
    .execute()
  const dictionaries = new Map<string, WireItem[]>()
  for (const { dictCode, itemValue, itemText, texts, itemColor } of rows) {
    const items = dictionaries.get(dictCode) ?? []
    if (itemValue !== null) items.push(toWireItem(itemValue, texts?.[language] ?? itemText ?? itemValue, itemColor))
    dictionaries.set(dictCode, items)
  }
  return Object.fromEntries(dictionaries)
}

/** The enabled items of one dictionary; undefined when there is no such code. */
export async function findDictionary(
  db: Connection,
  language: Language,
  code: string,
): Promise<readonly WireItem[] | undefined> {
  return readCached(db, `items:${JSON.stringify([language, code])}`, async () => {
    const dictionaries = await readDictionaries(db, language, [code])
    const items = Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined
    // Nothing is kept of codes that there are not: there is no end of them.
    const kept = items === undefined ? { seconds: 0 } : { size: 1 + items.length / 5 }
    return { value: items, topics: ['sys_dict', 'sys_dict_item'], ...kept }
  })
}
