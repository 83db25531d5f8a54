import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'

/** What a page says of asking for records: its query bar and its advanced query fit their fields. */
export function checkFilters(page: unknown, fields: JsonObject): readonly Diagnostic[] {
  const filters = getList(getMember(page, 'superQuery'), 'fields')
  return [
    ...getList(page, 'query').flatMap((entry, index) => checkFirstRule(entry, childPointer('/query', index))),
    ...filters.flatMap((entry, index) => checkInnerFields(entry, fields, childPointer('/superQuery/fields', index))),
  ]
}

/** The rule with which an entry begins is one of those that it offers. */
function checkFirstRule(entry: unknown, path: Pointer): readonly Diagnostic[] {
  const rule = getText(entry, 'rule')
  const rules = getList(entry, 'rules')
  if (rule === undefined || rules.length === 0 || rules.includes(rule)) return []
  return [
    {
      path: childPointer(path, 'rule'),
      code: 'unknown-value',
      message: `\`${rule}\` is not among the \`rules\` that a person may choose; add it there`,
    },
  ]
}

/** The fields inside of a field are those of a widget that edits records, and are declared there. */
function checkInnerFields(entry: unknown, fields: JsonObject, path: Pointer): readonly Diagnostic[] {
  const named = getList(entry, 'fields')
  const field = getObject(fields, getText(entry, 'field') ?? '')
  if (named.length === 0 || Object.keys(field).length === 0) return []
  const inner = getMember(field, 'fields')
  if (!isObject(inner))
    return [
      {
        path: childPointer(path, 'fields'),
        at: 'key',
        code: 'not-a-container',
        message: `\`${getText(entry, 'field')}\` holds one value: there are no fields inside of it`,
      },
    ]
  const names = Object.keys(inner)
  return named.flatMap((name, index): readonly Diagnostic[] =>
    typeof name !== 'string' || names.includes(name)
      ? []
      : [
          {
            path: childPointer(childPointer(path, 'fields'), index),
            code: 'unknown-field',
            message: `no field is called \`${name}\`${suggestWord(name, names)}`,
          },
        ],
  )
}
