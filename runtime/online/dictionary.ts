import { type Option, toOptions } from './options.ts'
import { firstOf, omitEmpty, partsOf } from './wire.ts'

/** The attributes of a field or of an item of a query bar, among them where choices come from. */
export type Attributes = Readonly<Record<string, string>>

/** Where choices come from: a dictionary, or items that the answers carry along. */
export type Choices = { readonly dict: string } | { readonly options: ReturnType<typeof toOptions> }

/** One of the attributes; empty when it is missing. */
export const attributeIn = (attributes: Attributes, name: string): string => attributes[name] ?? ''

/**
 * The code of a dictionary, or of a table as `table,text,code` with the condition that is stored behind the table (wire
 * contract 7.6); a query of the database is none (wire contract 3.2).
 */
function toDictionary(attributes: Attributes): string {
  const [table, text] = [attributeIn(attributes, 'dictTable'), attributeIn(attributes, 'dictText')]
  const code = firstOf(attributes.dictField, attributes.dictCode)
  const [, named = table, condition = ''] = /^([\w$]+)\s+where\s(.+)$/is.exec(table) ?? []
  const dictionary = named === '' ? firstOf(code, attributes.dict) : [named, partsOf(text)[0] ?? code, code].join(',')
  // The dictionary of an item may carry the condition already.
  if (/\s/.test(dictionary.split(',', 3).join(',')) || dictionary.endsWith(',')) return ''
  return condition === '' ? dictionary : `${dictionary},${condition.trim()}`
}

/** A dictionary as choices; undefined where the attributes name none. */
export function dictionaryChoices(attributes: Attributes): Choices | undefined {
  const dict = toDictionary(attributes)
  return dict === '' ? undefined : { dict }
}

/** Items as choices; undefined where there are none. */
export const listedChoices = (options: readonly Option[] = []): Choices | undefined =>
  options.length === 0 ? undefined : { options: toOptions(options) }

/** The table of a tree: `dict` says it, else the table with its columns `id,pid,name,has_child` (wire contract 3.2). */
export function toTreeTable(attributes: Attributes): Readonly<Record<string, unknown>> | undefined {
  const [id = '', pid = '', name = '', child = ''] = partsOf(attributeIn(attributes, 'dictText'))
  const table = attributeIn(attributes, 'dictTable')
  const columns = attributeIn(attributes, 'dict').includes(',') ? attributeIn(attributes, 'dict') : ''
  const dict = columns || (table !== '' && id !== '' ? `${table},${name || id},${id}` : '')
  if (dict === '') return undefined
  return omitEmpty({
    dict,
    pidField: attributeIn(attributes, 'pidField') || pid,
    pidValue: firstOf(attributes.pidValue, attributes.dictField, attributes.dictCode),
    hasChildField: attributeIn(attributes, 'hasChildField') || child,
  })
}
