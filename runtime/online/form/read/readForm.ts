import { isObject } from '../../../language/index.ts'
import { firstOf, listOf, numberOf, textOf, textsOf, type Wire, wireOf } from '../../wire.ts'
import type { FormField, FormSub } from '../onlineForm.ts'
import { readField } from './readFields.ts'

export const byOrder = <T extends { readonly order: number }>(items: readonly T[]): readonly T[] =>
  items.toSorted((left, right) => left.order - right.order)

const isSub = (wire: Wire): boolean =>
  textOf(wire.view) === 'tab' || Array.isArray(wire.columns) || isObject(wire.properties)

/** Fields by their names; the key is never edited. */
export function readProperties(properties: Wire, required: unknown): readonly FormField[] {
  const must = new Set(textsOf(required))
  return Object.entries(properties).flatMap(([name, wire], place) =>
    !isObject(wire) || isSub(wire) || name === 'id' || textOf(wire.view) === 'hidden'
      ? []
      : [readField(name, wire, must, place)],
  )
}

function readColumns(columns: unknown, required: unknown): readonly FormField[] {
  const must = new Set(textsOf(required))
  return listOf(columns).flatMap((wire, place) => {
    const name = firstOf(wire.key, wire.dataIndex)
    return name === '' || name === 'id' || textOf(wire.type) === 'hidden' ? [] : [readField(name, wire, must, place)]
  })
}

/** Fields side by side, from 1 to 4, as a number or a text (wire contract 3.1, form_template). */
export function readColumnsPerRow(value: unknown): number {
  const columns = numberOf(value) ?? 1
  return Number.isInteger(columns) && columns >= 1 && columns <= 4 ? columns : 1
}

function readSub(name: string, wire: Wire, place: number): FormSub {
  const isOne = textOf(wire.relationType) === '1' || (!Array.isArray(wire.columns) && isObject(wire.properties))
  const fields = isOne
    ? byOrder(readProperties(wireOf(wire.properties), wire.required))
    : readColumns(wire.columns, wire.required)
  const foreignKey = textOf(wire.foreignKey)
  return {
    table: firstOf(wire.key, name),
    id: firstOf(wire.id, wire.key, name),
    title: firstOf(wire.describe, wire.title, name),
    foreignKey,
    mainField: firstOf(wire.mainField, 'id'),
    isOne,
    order: numberOf(wire.order) ?? place,
    columnsPerRow: readColumnsPerRow(wire.formTemplate),
    fields: fields.filter((field) => field.name !== foreignKey),
    hidden: new Set(textsOf(wire.hideButtons)),
  }
}

/** The fields of the form and its sub tables, in their order (wire contract 1.13, getFormItem). */
export function readForm(schema: Wire): { readonly fields: readonly FormField[]; readonly subs: readonly FormSub[] } {
  const properties = wireOf(schema.properties)
  const subs = Object.entries(properties).flatMap(([name, wire], place) =>
    isObject(wire) && isSub(wire) ? [readSub(name, wire, place)] : [],
  )
  return { fields: byOrder(readProperties(properties, schema.required)), subs: byOrder(subs) }
}
