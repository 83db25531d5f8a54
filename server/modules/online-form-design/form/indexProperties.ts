import type { Field, Fields } from '../../../http/resource/field.ts'
import { type Choices, oneOf } from './choices.ts'

/** What an index of the table of a form says (wire contract 3.4). */
export const indexProperties = {
  indexName: { type: 'text', required: true, length: 63, label: { zh: '索引名称', en: 'Index', tw: '索引名稱' } },
  indexField: { type: 'text', required: true, length: 500, label: { zh: '索引栏位', en: 'Columns', tw: '索引欄位' } },
  indexType: { type: 'text', label: { zh: '索引类型', en: 'Type', tw: '索引類型' } },
} as const satisfies Readonly<Record<string, Field>> & Fields

/** What stands in an index where the request leaves a place empty. */
export const indexDefaults = { indexType: 'normal' } as const

/** The words that single properties of an index know. */
export const indexChoices: Choices = { indexType: oneOf('normal', 'unique') }
