import { getList, getMember, getObject, getText, isObject, type JsonObject } from '../../json.ts'

/** The types of columns by those of fields; texts for all others. A `number` has no exact digits. */
const columnTypes: Readonly<Record<string, string>> = {
  wholeNumber: 'integer',
  number: 'float',
  amount: 'decimal',
  date: 'date',
  datetime: 'datetime',
}

/** The table of an online form in the words of tables of packs: its fields as columns, with what its rules say of them. */
export function toFormTable(form: unknown): JsonObject {
  const rules = getMember(form, 'rules')
  const { columns: written, ...rest } = isObject(rules) ? rules : {}
  const columns = getList(form, 'fields').flatMap((field) => {
    const name = getText(field, 'name')
    if (name === undefined) return []
    const dict = getText(field, 'choices')
    return [[name, { ...toColumn(field), ...(dict === undefined ? {} : { dict }), ...getObject(written, name) }]]
  })
  return { ...rest, table: getText(form, 'table'), columns: Object.fromEntries(columns) }
}

function toColumn(field: unknown): JsonObject {
  return {
    type: columnTypes[getText(field, 'type') ?? ''] ?? 'text',
    ...(getMember(field, 'required') === true ? { required: true } : {}),
    ...(getMember(field, 'unique') === true ? { unique: true } : {}),
  }
}
