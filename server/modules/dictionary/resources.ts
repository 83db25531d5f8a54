import { type SqlBool, sql } from 'kysely'
import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { code, type SignedInCall } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { deletedFlag, type Resource, resource, type Values } from '../../http/resource/index.ts'

const unknownDictionary = { zh: '字典不存在', en: 'There is no such dictionary.', tw: '字典不存在' }

/** Dictionaries as records (wire contract 1.8); deleted ones lie in a recycle bin. */
export const dictionaries: Resource = resource({
  path: '/sys/dict',
  table: 'sysDict',
  model: 'system.dict',
  title: { zh: '字典', en: 'Dictionaries', tw: '字典' },
  access: 'dict',
  act: 'none',
  // Sheets hold the items too.
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  fields: {
    dictName: { label: { zh: '字典名称', en: 'Name', tw: '字典名稱' } },
    names: { type: 'json', writable: false },
    dictCode: {
      pattern: {
        // A code with a comma names a table (wire contract 1.8).
        matches: /^[^\s,/]+$/u,
        message: {
          zh: '字典编码不能包含空格、逗号和斜杠',
          en: 'A code must not contain spaces, commas or slashes',
          tw: '字典編碼不能包含空格、逗號和斜線',
        },
      },
    },
    type: { type: 'integer', exported: false, hasDefault: true },
    description: { length: 500 },
    delFlag: deletedFlag,
  },
  deletedField: 'delFlag',
  recycleBin: {},
  parts: () => [{ model: items.model, owner: 'dictId' }],
  lookup: ['id', 'dictName', 'dictCode'],
  filters: {
    dictName: {
      fields: ['dictName'],
      narrow: (query, value, call) => whereText(query, 'dict_name', 'names', value, call),
    },
  },
  present: async (records, call) => records.map((record) => showText(record, 'dictName', 'names', call)),
  hooks: {
    beforeEdit: (values, before, call) => keepText(values, before, 'dictName', 'names', call),
  },
})

/** The items of dictionaries as records; who may edit a dictionary may edit its items. */
export const items: Resource = resource({
  path: '/sys/dictItem',
  table: 'sysDictItem',
  model: 'system.dict-item',
  title: { zh: '字典项', en: 'Dictionary items', tw: '字典項' },
  access: 'dict',
  act: 'none',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  accessOf: {
    add: code('dict:edit'),
    edit: code('dict:edit'),
    delete: code('dict:edit'),
    deleteBatch: code('dict:edit'),
  },
  of: { owner: () => dictionaries.model, field: 'dictId', message: unknownDictionary },
  fields: {
    dictId: { type: 'text', required: true, writable: 'onAdd' },
    itemText: { length: 200 },
    texts: { type: 'json', writable: false },
    itemValue: { length: 200, unique: true, within: ['dictId'] },
    itemColor: { length: 50, dict: undefined },
    description: { length: 500 },
    sortOrder: { type: 'integer', hasDefault: true },
    status: {
      type: 'integer',
      hasDefault: true,
      dict: 'dict_item_status',
      label: { zh: '状态', en: 'Status', tw: '狀態' },
    },
  },
  filters: {
    itemText: {
      fields: ['itemText'],
      narrow: (query, value, call) => whereText(query, 'item_text', 'texts', value, call),
    },
  },
  present: async (records, call) => records.map((record) => showText(record, 'itemText', 'texts', call)),
  hooks: {
    beforeEdit: (values, before, call) => keepText(values, before, 'itemText', 'texts', call),
  },
})

/** Finds what is shown in the language of the call as well as what is stored. */
function whereText(query: RecordQuery, column: string, texts: string, value: string, call: SignedInCall): RecordQuery {
  const pattern = `%${escapeLike(value.replace(/^\*+|(?<!\*)\*+$/g, ''))}%`
  const shown = sql`coalesce(${sql.ref(texts)} ->> ${call.language}, ${sql.ref(column)})`
  return query.where(sql<SqlBool>`(${shown} like ${pattern} or ${sql.ref(column)} like ${pattern})`)
}

function textOf(texts: unknown, call: SignedInCall): string | undefined {
  return (texts as LanguageTexts | null | undefined)?.[call.language]
}

function showText(record: Values, field: string, texts: string, call: SignedInCall): Values {
  const { [texts]: known, ...others } = record
  // Who may not read a text reads no translation of it.
  if (!Object.hasOwn(record, field)) return others
  return { ...others, [field]: textOf(known, call) ?? record[field] }
}

/** A form sends back the text that it showed; only another one is typed by a person and replaces the pack's texts. */
function keepText(values: Values, before: Values, field: string, texts: string, call: SignedInCall): Values {
  const { [field]: sent, ...others } = values
  if (sent === undefined || sent === textOf(before[texts], call)) return others
  return { ...others, [field]: sent, [texts]: null }
}
