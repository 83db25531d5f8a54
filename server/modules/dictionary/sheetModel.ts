import { type ResourceModel, toModel } from '../../http/resource/index.ts'
import { dictionaries, items } from './resources.ts'

const { dictName, dictCode, description } = dictionaries.model.fields
const { itemText, itemValue, itemColor, sortOrder, status } = items.model.fields

/** One row of a sheet of dictionaries: a dictionary with one of its items. */
export const sheetModel: ResourceModel = toModel({
  path: '/sys/dict',
  table: 'sysDict',
  title: dictionaries.model.title,
  access: 'dict',
  fields: Object.fromEntries(
    Object.entries({
      dictName,
      dictCode,
      description,
      itemText: itemText && {
        ...itemText,
        label: { zh: '字典项名称', en: 'Item', tw: '字典項名稱' },
      },
      itemValue,
      itemColor,
      itemDescription: { type: 'text' as const, label: { zh: '字典项描述', en: 'Item description', tw: '字典項描述' } },
      sortOrder,
      status,
    }).flatMap(([name, field]) => (field === undefined ? [] : [[name, field] as const])),
  ),
})
