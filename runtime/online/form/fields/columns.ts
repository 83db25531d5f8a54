import type { Column, Field } from '../../../language/index.ts'
import { isTextField, toSlotWidget } from '../../columns.ts'
import { toLink } from '../../links.ts'
import { toOptions } from '../../options.ts'
import { isYes } from '../../wire.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { FormColumn, OnlineForm } from '../onlineForm.ts'

const unreadableLink = {
  zh: '列 {place} 的链接含有无法识别的内容，已忽略',
  en: 'The link of the column {place} is not a web address, or contains more than names of fields; it was left out.',
  tw: '欄 {place} 的連結含有無法識別的內容，已忽略',
}

/** A field that stands in the list alone: what draws it follows from the list's own words. */
export function toColumnField(column: FormColumn, form: OnlineForm): Field {
  const { title, texts, dbType } = column
  const options = (isTextField(texts) ? undefined : form.options.get(texts ?? column.field)) ?? []
  const drawn = toSlotWidget(column)
  if (options.length > 0)
    // Values of a dictionary may be several, joined by commas.
    return { label: title, widget: 'select', props: { options: toOptions(options), mode: 'multiple' } }
  if (drawn !== undefined) return { label: title, widget: drawn }
  if (/^(int|long|double|float|bigdecimal)$/i.test(dbType)) return { label: title, widget: 'number' }
  return /^datetime$/i.test(dbType) ? { label: title, widget: 'datetime' } : { label: title }
}

/** Pixels of a character, and of what stands beside it in a cell. */
const perCharacter = 14
const beside = 32

/** Texts without an end, and those that may be long, need room; all others have the width of their widget. */
function toWidth({ width, showLength, dbType, slot }: FormColumn, length: number | undefined): number | undefined {
  if (width !== undefined) return width
  if (showLength > 0) return Math.min(400, Math.max(80, showLength * perCharacter + beside))
  if (slot === 'htmlSlot' || /^(text|longtext|blob)$/i.test(dbType)) return 260
  if (length !== undefined && length >= 200) return 240
  return slot === 'pcaSlot' ? 200 : undefined
}

/** A column of a list with what had to be left out of it. */
export function toColumn(
  column: FormColumn,
  form: OnlineForm,
): { readonly entry: Column; readonly notes: readonly FormNote[] } {
  const field = form.fields.find(({ name }) => name === column.field)
  const width = toWidth(column, field?.maxLength)
  const to = toLink(column.href)
  const isRefused = to === undefined && column.href !== ''
  return {
    notes: isRefused ? [toNote(column.field, 'wrong-form', unreadableLink)] : [],
    entry: {
      field: column.field,
      ...(field !== undefined && field.title !== column.title ? { label: column.title } : {}),
      ...(width === undefined ? {} : { width }),
      ...(column.align === undefined || column.align === 'center' ? {} : { align: column.align }),
      sortable: column.isSortable,
      ...(isYes(column.extend.isFixed) ? { fixed: 'left' as const } : {}),
      ...(isTextField(column.texts) ? { text: column.texts } : {}),
      ...(to === undefined ? {} : { to }),
    },
  }
}
