import { toStableId } from '../db/id.ts'
import { type Pack, resolveText } from './pack.ts'
import type { PackItem } from './packItem.ts'

/** The dictionaries of a pack with their items. */
export function toDictionaryItems(pack: Pack): readonly PackItem[] {
  return pack.dictionaries.flatMap((dictionary): PackItem[] => {
    const dictId = toStableId(pack.id, 'dictionary', dictionary.code)
    const name = resolveText(dictionary.name, pack.texts)
    const head: PackItem = {
      pack: pack.id,
      kind: 'dictionary',
      id: dictionary.code,
      table: 'sysDict',
      recordId: dictId,
      json: ['names'],
      values: {
        dictName: name.text,
        names: name.texts,
        dictCode: dictionary.code,
        type: dictionary.type === 'number' ? 1 : 0,
        description: dictionary.description === undefined ? null : resolveText(dictionary.description, pack.texts).text,
      },
    }
    const items = dictionary.items.map((item, index): PackItem => {
      const text = resolveText(item.text, pack.texts)
      return {
        pack: pack.id,
        kind: 'dictionary-item',
        id: `${dictionary.code}/${item.value}`,
        table: 'sysDictItem',
        recordId: toStableId(pack.id, 'dictionary', dictionary.code, item.value),
        json: ['texts'],
        parent: { column: 'dictId', table: 'sysDict', isNeeded: true },
        values: {
          dictId,
          itemText: text.text,
          texts: text.texts,
          itemValue: item.value,
          itemColor: item.color ?? null,
          sortOrder: index + 1,
          status: item.disabled === true ? 0 : 1,
        },
      }
    })
    return [head, ...items]
  })
}
