import type { GrammarFieldType } from './grammar.ts'

export interface SortItem {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface SortCase {
  readonly name: string
  readonly parameters: Readonly<Record<string, string>>
  /** What the client's writer was given; absent when the client never writes this form. */
  readonly sort?: readonly SortItem[]
  /** The fields of the list when they are not `grammarFields`. */
  readonly fields?: Readonly<Record<string, GrammarFieldType>>
  readonly meaning: readonly SortItem[] | { readonly error: string }
}

const unknownColumn = (column: string) => ({ error: `请注意，将要排序的列字段不存在：${column}` })

/** Wire contract 2.2. When both are sent, the JSON of `sortInfoString` wins over `column` and `order`. */
export const sortCases: readonly SortCase[] = [
  {
    name: 'ascending',
    sort: [{ field: 'age', direction: 'asc' }],
    parameters: { column: 'age', order: 'asc' },
    meaning: [{ field: 'age', direction: 'asc' }],
  },
  {
    name: 'descending',
    sort: [{ field: 'age', direction: 'desc' }],
    parameters: { column: 'age', order: 'desc' },
    meaning: [{ field: 'age', direction: 'desc' }],
  },
  {
    name: 'several columns share one order',
    sort: [
      { field: 'sex', direction: 'asc' },
      { field: 'age', direction: 'asc' },
    ],
    parameters: { column: 'sex,age', order: 'asc' },
    meaning: [
      { field: 'sex', direction: 'asc' },
      { field: 'age', direction: 'asc' },
    ],
  },
  {
    name: 'columns of different orders are written as JSON, the first one also for servers that read no JSON',
    sort: [
      { field: 'sex', direction: 'asc' },
      { field: 'age', direction: 'desc' },
    ],
    parameters: {
      column: 'sex',
      order: 'asc',
      sortInfoString: encodeURIComponent('[{"column":"sex","order":"asc"},{"column":"age","order":"desc"}]'),
    },
    meaning: [
      { field: 'sex', direction: 'asc' },
      { field: 'age', direction: 'desc' },
    ],
  },
  {
    name: 'JSON that is not encoded is read',
    parameters: { sortInfoString: '[{"column":"age","order":"asc"}]' },
    meaning: [{ field: 'age', direction: 'asc' }],
  },
  { name: 'upper case', parameters: { column: 'age', order: 'ASC' }, meaning: [{ field: 'age', direction: 'asc' }] },
  {
    name: 'a word that contains asc',
    parameters: { column: 'age', order: 'Ascend' },
    meaning: [{ field: 'age', direction: 'asc' }],
  },
  {
    name: 'any other word is descending',
    parameters: { column: 'age', order: 'up' },
    meaning: [{ field: 'age', direction: 'desc' }],
  },
  { name: 'no order is descending', parameters: { column: 'age' }, meaning: [{ field: 'age', direction: 'desc' }] },
  {
    name: 'the text of a dictionary sorts by its value',
    parameters: { column: 'sex_dictText', order: 'asc' },
    meaning: [{ field: 'sex', direction: 'asc' }],
  },
  {
    name: 'no column is the creation time',
    sort: [],
    parameters: {},
    meaning: [{ field: 'createTime', direction: 'desc' }],
  },
  {
    name: 'an empty column is the creation time',
    parameters: { column: '', order: 'asc' },
    meaning: [{ field: 'createTime', direction: 'asc' }],
  },
  {
    name: 'without a creation time the key sorts',
    parameters: {},
    fields: { id: 'text', name: 'text' },
    meaning: [{ field: 'id', direction: 'desc' }],
  },
  {
    name: 'an unknown column is refused',
    parameters: { column: 'nope', order: 'asc' },
    meaning: unknownColumn('nope'),
  },
  {
    name: 'one unknown column among known ones is refused',
    parameters: { column: 'age,nope', order: 'asc' },
    meaning: unknownColumn('nope'),
  },
  {
    name: 'a statement is an unknown column',
    parameters: { column: 'age;drop table x', order: 'asc' },
    meaning: unknownColumn('age;drop table x'),
  },
  {
    name: 'a name of the prototype is an unknown column',
    parameters: { column: 'constructor', order: 'asc' },
    meaning: unknownColumn('constructor'),
  },
  {
    name: 'an unknown column in JSON is refused',
    parameters: { sortInfoString: '[{"column":"nope","order":"asc"}]' },
    meaning: unknownColumn('nope'),
  },
]
