import { type AccessibleTable, type SignedInCall, texts } from '../../../http/index.ts'
import { keepChanges, keepVersion, toModel, toVersioned, type Values } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { toFields } from './choices.ts'
import { fieldProperties } from './fieldProperties.ts'
import { headProperties } from './headProperties.ts'
import { heads } from './heads.ts'
import { indexProperties } from './indexProperties.ts'
import { readsDescription } from './readsDescription.ts'

/** A form as its versions know it: the head with its fields and indexes, since only together they say what the table was. */
const formModel = toModel({
  ...heads.model,
  model: 'system.online-form',
  fields: {
    ...toFields(headProperties),
    fields: { type: 'json', writable: false, label: { zh: '字段', en: 'Fields', tw: '欄位' } },
    tableRules: { type: 'text', writable: false, label: texts('记录规则', 'Record rules', '記錄規則') },
    indexs: { type: 'json', writable: false, label: { zh: '索引', en: 'Indexes', tw: '索引' } },
  },
})

/** What calls may name of the table of heads, with the words for its versions. */
export const headTable: AccessibleTable = {
  ...heads.table,
  ...toVersioned(formModel),
  readers: [readsDescription],
}

/** Keeps a version of a form that was added, or changed when `before` is given, in the transaction of the write. */
export function keepFormVersion(call: SignedInCall, after: FormDescription, before?: FormDescription): Promise<void> {
  return keepVersion(formModel, call, toRow(after), before === undefined ? undefined : toRow(before))
}

/** Keeps the last versions of forms that are being deleted. */
export function keepLastFormVersions(call: SignedInCall, forms: readonly FormDescription[]): Promise<void> {
  return keepChanges(
    formModel,
    call,
    forms.map((form) => ({ before: toRow(form), after: undefined })),
  )
}

function toRow({ head, fields, indexes }: FormDescription): Values {
  return {
    ...head,
    fields: fields.map((field) => pick(field, ['id', ...Object.keys(fieldProperties)])),
    indexs: indexes.map((index) => pick(index, ['id', ...Object.keys(indexProperties)])),
  }
}

function pick(values: object, names: readonly string[]): Values {
  const all = new Map(Object.entries(values))
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? null]))
}
