import { isObject, type JsonObject } from '../../json.ts'
import { change, ofObject, rename } from './rename.ts'

/** Fields by their names. */
const toFields = (fields: unknown): unknown =>
  isObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofObject(toField)(field)]))
    : fields

/** A field; one that holds records has fields of its own. */
const toField = (field: JsonObject): JsonObject =>
  change(
    change(
      field,
      'props',
      ofObject((props) => rename(props, { disabledRowsWhen: 'rowDisabledWhen' })),
    ),
    'fields',
    toFields,
  )

/** A page, a model or a block with the fields that it declares. */
export const withFields = (holder: JsonObject): JsonObject => change(holder, 'fields', toFields)
