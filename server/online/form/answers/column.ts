import type { FormField } from '../description.ts'
import { omitMissing, readObject, textOf } from './columnTexts.ts'
import type { AnswerContext } from './context.ts'
import { controlOf, hasReplacedText, replacedTextOf } from './control.ts'
import { itemsOf } from './dictionaries.ts'

/** A column of a list as it goes over the wire (wire contract 1.13, getColumns). */
export interface ColumnAnswer {
  readonly title: string
  readonly dataIndex: string
  readonly align: 'center'
  /** The show type of the field. */
  readonly fieldType: string
  readonly dbType: string
  readonly sorter: boolean
  readonly customRender?: string
  readonly scopedSlots?: { readonly customRender: string }
  readonly hrefSlotName?: string
  readonly showLength: number
  readonly fieldExtendJson?: string
}

/** The five ways besides text in which the front ends of the family draw a value. */
const slots: Readonly<Record<string, string>> = {
  file: 'fileSlot',
  image: 'imgSlot',
  umeditor: 'htmlSlot',
  pca: 'pcaSlot',
  date: 'dateSlot',
}

/** The link of a column: an address with `{{field}}` for values of the row. */
export interface HrefSlot {
  readonly slotName: string
  readonly href: string
}

const slotNameOf = (field: FormField): string => `${field.dbFieldName}_href`

/** The link of a field's column, if it has one. */
export const toHrefSlot = (field: FormField): HrefSlot | undefined => {
  const href = textOf(field.fieldHref)
  return href === '' ? undefined : { slotName: slotNameOf(field), href }
}

function toShowLength(extend: string | null): number {
  const length = Number(readObject(extend).showLength)
  return Number.isInteger(length) && length > 0 ? length : 0
}

/** The column of a field. */
export function toColumn(field: FormField, context: AnswerContext): ColumnAnswer {
  const control = controlOf(field)
  const link = toHrefSlot(field)
  const slot = Object.hasOwn(slots, control.view) ? slots[control.view] : link?.slotName
  const texts = hasReplacedText(control)
    ? replacedTextOf(field.dbFieldName)
    : itemsOf(control, context) === undefined
      ? null
      : field.dbFieldName
  return {
    title: field.dbFieldTxt,
    dataIndex: field.dbFieldName,
    align: 'center',
    fieldType: field.fieldShowType,
    dbType: field.dbType,
    sorter: field.sortFlag === '1',
    showLength: toShowLength(field.fieldExtendJson),
    ...omitMissing({
      customRender: texts,
      scopedSlots: slot === undefined ? null : { customRender: slot },
      hrefSlotName: link?.slotName,
      fieldExtendJson: field.fieldExtendJson,
    }),
  }
}
