import { texts } from '../../../http/index.ts'
import { oneOf, type Properties } from './choices.ts'

/** What an index of the table of a form says (wire contract 3.4). */
export const indexProperties = {
  indexName: { required: true, length: 63, label: texts('索引名称', 'Index', '索引名稱') },
  indexField: { required: true, length: 500, label: texts('索引栏位', 'Columns', '索引欄位') },
  indexType: { default: 'normal', choices: oneOf('normal', 'unique'), label: texts('索引类型', 'Type', '索引類型') },
} as const satisfies Properties
