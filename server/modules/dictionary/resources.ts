import { type SqlBool, sql } from 'kysely'
import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordQuery } from '../../db/dynamic.ts'
import { findRow } from '../../db/rows.ts'
import { code, type SignedInCall } from '../../http/index.ts'
import { escapeLike } from '../../http/query/toExpression.ts'
import { deletedFlag, type Resource, resource, type Values } from '../../http/resource/index.ts'

/** What is said of a code or of a value that another one has. */
export const takenMessage: LanguageTexts = {
  zh: '该值不可用，系统中已存在！',
  en: 'This value is taken already.',
  tw: '該值不可用，系統中已存在！',
}

const unknownDictionary = { zh: '字典不存在', en: 'There is no such dictionary.', tw: '字典不存在' }

/** Dictionaries as records (wire contract 1.8); deleted ones lie in a recycle bin. */
export const dictionaries: Resource = resource({
  path: '/sys/dict',
  table: 'sysDict',
  model: 'system.dict',
  title: { zh: '字典', en: 'Dictionaries', tw: '字典' },
  access: 'dict',
  // Sheets hold the items too.
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  fields: {
    dictName: { label: { zh: '字典名称', en: 'Name', tw: '字典名稱' } },
    names: { type: 'json', writable: false },
    dictCode: {
      unique: takenMessage,
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
  recycleBin: { unique: 'dictCode', taken: takenMessage },
  parts: () => [{ model: items.model, owner: 'dictId' }],
  lookup: ['id', 'dictName', 'dictCode'],
  filters: { dictName: (query, value, call) => whereText(query, 'dict_name', 'names', value, call) },
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
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  accessOf: {
    add: code('dict:edit'),
    edit: code('dict:edit'),
    delete: code('dict:edit'),
    deleteBatch: code('dict:edit'),
  },
  fields: {
    dictId: { type: 'text', required: true, writable: 'onAdd' },
    itemText: { length: 200 },
    texts: { type: 'json', writable: false },
    itemValue: { length: 200 },
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
  filters: { itemText: (query, value, call) => whereText(query, 'item_text', 'texts', value, call) },
  present: async (records, call) => records.map((record) => showText(record, 'itemText', 'texts', call)),
  hooks: {
    beforeAdd: async (values, call) => {
      await requireDictionary(call, values.dictId)
      await requireFreeValue(call, values.dictId, values.itemValue, undefined)
      return undefined
    },
    beforeEdit: async (values, before, call) => {
      await requireFreeValue(call, before.dictId, values.itemValue, String(before.id))
      return keepText(values, before, 'itemText', 'texts', call)
    },
  },
})

/** Finds what is shown in the language of the call as well as what is stored. */
function whereText(query: RecordQuery, column: string, texts: string, value: string, call: SignedInCall): RecordQuery {
  const pattern = `%${escapeLike(value.replace(/^\*+|\*+$/g, ''))}%`
  const shown = sql`coalesce(${sql.ref(texts)} ->> ${call.language}, ${sql.ref(column)})`
  return query.where(sql<SqlBool>`(${shown} like ${pattern} or ${sql.ref(column)} like ${pattern})`)
}

function textOf(texts: unknown, call: SignedInCall): string | undefined {
  return (texts as LanguageTexts | null | undefined)?.[call.language]
}

function showText(record: Values, field: string, texts: string, call: SignedInCall): Values {
  const { [texts]: known, ...others } = record
  return { ...others, [field]: textOf(known, call) ?? record[field] }
}

/** A form sends back the text that it showed; only another one is typed by a person and replaces the pack's texts. */
function keepText(values: Values, before: Values, field: string, texts: string, call: SignedInCall): Values {
  const { [field]: sent, ...others } = values
  if (sent === undefined || sent === textOf(before[texts], call)) return others
  return { ...others, [field]: sent, [texts]: null }
}

async function requireDictionary(call: SignedInCall, dictId: unknown): Promise<void> {
  const dictionary = await findRow(call.db, 'sysDict', { id: String(dictId), delFlag: 0 }, ['id'])
  if (dictionary === undefined) throw createFailure(unknownDictionary)
}

async function requireFreeValue(
  call: SignedInCall,
  dictId: unknown,
  value: unknown,
  ownId: string | undefined,
): Promise<void> {
  if (typeof value !== 'string') return
  if (!(await isItemValueTaken(call, String(dictId), value, ownId))) return
  throw createError('duplicateRecord', {}, { itemValue: takenMessage[call.language] })
}

/** Whether another item of a dictionary has a value. */
export async function isItemValueTaken(
  call: Pick<SignedInCall, 'db'>,
  dictId: string,
  value: string,
  ownId: string | undefined,
): Promise<boolean> {
  const item = await call.db
    .selectFrom('sysDictItem')
    .select('id')
    .where('dictId', '=', dictId)
    .where('itemValue', '=', value)
    .$if(ownId !== undefined, (query) => query.where('id', '!=', ownId ?? ''))
    .executeTakeFirst()
  return item !== undefined
}
