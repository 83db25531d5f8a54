import { isYes, listOf, numberOf, textOf, type Wire, wireOf } from './wire.ts'

/** What lists of forms and of reports say of a column alike (wire contract 1.13 and 1.15). */
export interface ColumnAttributes {
  readonly field: string
  readonly title: string
  readonly align: 'left' | 'center' | 'right' | undefined
  readonly isSortable: boolean
  /** Pixels, where the server says them; as its values need when left out. */
  readonly width: number | undefined
  /** The dictionary of its values in `options`, or the field that holds what people read. */
  readonly texts: string | undefined
  /** How the front ends of the family draw it: `fileSlot`, `imgSlot`, `htmlSlot`, `pcaSlot`, `dateSlot`. */
  readonly slot: string | undefined
  /** Where its values lead, with places for values of the record; empty for nowhere. */
  readonly href: string
}

const aligns = ['left', 'center', 'right'] as const

/** A column leads where it says itself, or where the place for links says that its slot names. */
function readHref(wire: Wire, slot: string, hrefs: readonly Wire[]): string {
  const names = [textOf(wire.hrefSlotName), slot].filter((name) => name !== '')
  const place = hrefs.find(({ slotName }) => names.includes(textOf(slotName)))
  return textOf(place?.href) || textOf(wire.fieldHref)
}

/** A width in pixels, as a number or as `200px`; one that no table shows counts as none. */
export function readWidth(value: unknown): number | undefined {
  const width = numberOf(value)
  return width !== undefined && width >= 20 && width <= 2000 ? Math.round(width) : undefined
}

/** The front ends of the family put a column of row numbers in front, which belongs to no field. */
const rowNumbers = 'rowIndex'

/** A column; undefined for one that belongs to no field. */
function readColumn(wire: Wire, hrefs: readonly Wire[]): ColumnAttributes | undefined {
  const field = textOf(wire.dataIndex)
  if (field === '' || field === rowNumbers) return undefined
  const slot = textOf(wireOf(wire.scopedSlots).customRender)
  return {
    field,
    title: textOf(wire.title) || field,
    align: aligns.find((align) => align === wire.align),
    isSortable: isYes(wire.sorter),
    width: readWidth(wire.width),
    texts: textOf(wire.customRender) || undefined,
    slot: slot || undefined,
    href: readHref(wire, slot, hrefs),
  }
}

/** The columns of a list in their order, each with what `more` reads besides. */
export function readColumns<T extends object>(
  answer: Wire,
  more: (wire: Wire) => T,
): readonly (ColumnAttributes & T)[] {
  const hrefs = listOf(answer.fieldHrefSlots)
  return listOf(answer.columns).flatMap((wire) => {
    const column = readColumn(wire, hrefs)
    return column === undefined ? [] : [{ ...column, ...more(wire) }]
  })
}

const slotWidgets: Readonly<Record<string, string>> = {
  fileSlot: 'file-upload',
  imgSlot: 'image-upload',
  htmlSlot: 'html',
  pcaSlot: 'area-linkage',
  dateSlot: 'date',
}

/** What draws a value that is more than a text; undefined where a slot says nothing of that. */
export const toSlotWidget = ({ slot }: Pick<ColumnAttributes, 'slot'>): string | undefined =>
  slot !== undefined && Object.hasOwn(slotWidgets, slot) ? slotWidgets[slot] : undefined

/** The server may send texts beside values, under a name of their own (wire contract 1.13). */
export const isTextField = (name: string | undefined): name is string => name?.startsWith('_replace_text_') === true
