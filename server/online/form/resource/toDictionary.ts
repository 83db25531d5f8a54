import type { FormField } from '../description.ts'
import { readNamedTable } from '../dictionaryTable.ts'
import { readExtend } from '../readExtend.ts'
import { readLinkConfig } from '../readLinkConfig.ts'

type Described = Pick<FormField, 'fieldShowType' | 'dictTable' | 'dictField' | 'dictText' | 'fieldExtendJson'>

const first = (list: string | null): string => (list ?? '').split(',')[0]?.trim() ?? ''
const parts = (list: string | null): readonly string[] => (list ?? '').split(',').map((part) => part.trim())

/** A dictionary by its code, or a table as `table,text,code`. */
function ofItems({ dictTable, dictField, dictText }: Described): string | undefined {
  // What is stored keeps its text, whether or not a condition would still let it be chosen.
  const [{ table }, code] = [readNamedTable(dictTable), (dictField ?? '').trim()]
  if (code === '' || /\s/.test(code)) return undefined
  if (table === '') return code.includes(',') ? undefined : code
  return [table, first(dictText) || code, code].join(',')
}

const ofUsers = ({ fieldExtendJson }: Described): string => {
  const { text, store } = readExtend(fieldExtendJson)
  return ['sys_user', toWord(text, 'realname'), toWord(store, 'username')].join(',')
}

const ofDepartments = ({ fieldExtendJson }: Described): string => {
  const { text, store } = readExtend(fieldExtendJson)
  return ['sys_depart', toWord(text, 'depart_name'), toWord(store, 'id')].join(',')
}

/** `dictText` says which columns of the table are the id, the parent, the name and whether there are children. */
function ofTree({ dictTable, dictText }: Described): string | undefined {
  const [id = 'id', , name = ''] = parts(dictText)
  const { table } = readNamedTable(dictTable)
  return table === '' || name === '' ? undefined : [table, name, id].join(',')
}

function ofLinkedTable({ dictTable, dictField, dictText }: Described): string | undefined {
  const { table } = readNamedTable(dictTable)
  return table === '' || first(dictText) === ''
    ? undefined
    : [table, first(dictText), (dictField ?? '').trim() || 'id'].join(',')
}

/** Linked drop-downs say their table as JSON (wire contract 3.2). */
function ofLevels({ dictTable }: Described): string | undefined {
  const { table, txt, key } = readLinkConfig(dictTable)
  return [table, txt, key].every((part) => typeof part === 'string' && part !== '')
    ? [table, txt, key].join(',')
    : undefined
}

const dictionaries: Readonly<Record<string, (field: Described) => string | undefined>> = {
  list: ofItems,
  radio: ofItems,
  checkbox: ofItems,
  list_multi: ofItems,
  sel_search: ofItems,
  sel_user: ofUsers,
  sel_depart: ofDepartments,
  sel_tree: ofTree,
  cat_tree: () => 'sys_category,name,id',
  link_table: ofLinkedTable,
  link_down: ofLevels,
}

/** The dictionary that gives the values of a field their texts: a code, or `table,text,code` of a table (wire contract 3.2). */
export function toDictionary(field: Described): string | undefined {
  const { fieldShowType } = field
  return Object.hasOwn(dictionaries, fieldShowType) ? dictionaries[fieldShowType]?.(field) : undefined
}

function toWord(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^\w+$/.test(value)
    ? value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    : otherwise
}
