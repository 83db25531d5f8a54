import type { ListColumn } from '../tableColumns.tsx'
import type { CardField, CardFields } from './cardFields.ts'

/** Gives the fields of a card the looks that the columns of the list say of their values. */
export function toneParts(parts: CardFields, columns: readonly ListColumn[]): CardFields {
  const classes = new Map(columns.map(({ id, column: { cellClass } }) => [id, cellClass] as const))
  const toned = (field: CardField): CardField => {
    const valueClass = classes.get(field.name)
    return valueClass ? { ...field, valueClass } : field
  }
  const { title, subtitle, body, fields, tags } = parts
  return {
    ...parts,
    title: title && toned(title),
    subtitle: subtitle && toned(subtitle),
    body: body && toned(body),
    fields: fields.map(toned),
    tags: tags.map(toned),
  }
}
