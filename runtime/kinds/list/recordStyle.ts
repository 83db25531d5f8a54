import { evaluateCondition } from '../../form/index.ts'
import type { RecordStyle, Scope, ValueStyle } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

/** The classes of a look. */
const toClass = ({ tone, bold }: RecordStyle): string | undefined =>
  [tone && `pw-tone-${tone}`, bold && 'pw-bold'].filter(Boolean).join(' ') || undefined

const findClass = (styles: readonly ValueStyle[], scope: Scope): string | undefined => {
  const style = styles.find(({ when }) => evaluateCondition(when, scope, false))
  return style && toClass(style)
}

/**
 * Gives the classes of records by the first condition that holds. Each record is judged once, however often its row is
 * drawn; a record that was fetched anew is another one.
 */
export function toRecordClass(
  styles: readonly RecordStyle[] | undefined,
  names: () => Scope,
): ((record: DataRecord) => string | undefined) | undefined {
  if (!styles || styles.length === 0) return undefined
  const checked = new WeakMap<DataRecord, { readonly className: string | undefined }>()
  return (record) => {
    const known = checked.get(record)
    if (known) return known.className
    const className = findClass(styles, { ...names(), record })
    checked.set(record, { className })
    return className
  }
}

/** Gives the classes of one value of a record; its cell keeps what it drew, so nothing else has to. */
export const toValueClass = (
  styles: readonly ValueStyle[] | undefined,
  field: string,
  names: () => Scope,
): ((record: DataRecord) => string | undefined) | undefined =>
  styles && styles.length > 0 ? (record) => findClass(styles, { ...names(), record, self: record[field] }) : undefined
