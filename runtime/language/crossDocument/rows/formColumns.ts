import { mainKeyName, treeNames } from '../../formDesign/familyFields.ts'
import { findPlainType, isChosen } from '../../formDesign/plainTypes.ts'
import { getList, getMember, getText, type JsonObject } from '../../json.ts'

/** What a column of a pack's table is called that stores what the database calls so. */
const storedTypes: Readonly<Record<string, string>> = {
  int: 'integer',
  double: 'decimal',
  BigDecimal: 'decimal',
  Date: 'date',
  Datetime: 'datetime',
}

/** The longest id of a record (wire contract 2.2). */
const key = { type: 'text', length: 36 }

/** The columns by which the records of a form belong to others. */
const holding: Readonly<Record<string, JsonObject>> = {
  part: { [mainKeyName]: key },
  tree: { [treeNames.parent]: key, [treeNames.hasChildren]: { type: 'text' } },
}

function toColumn(field: unknown): JsonObject {
  const type = getText(field, 'type') ?? ''
  const plain = findPlainType(type)
  const length = plain?.dbType === 'string' ? (getMember(field, 'length') ?? plain.dbLength) : undefined
  return {
    type: storedTypes[plain?.dbType ?? ''] ?? 'text',
    required: getMember(field, 'required') === true,
    ...(length === undefined ? {} : { length }),
    ...(isChosen(type) ? { dict: getText(field, 'choices') } : {}),
  }
}

/** The columns of the table that is made for an online form of a pack, as the document of a table has them. */
export const columnsOfForm = (form: unknown): JsonObject => ({
  ...holding[getText(form, 'kind') ?? ''],
  ...Object.fromEntries(getList(form, 'fields').map((field) => [getText(field, 'name') ?? '', toColumn(field)])),
})
