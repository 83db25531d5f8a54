import { attributesOf, jsonOf, listOf, textOf, type Wire, wireOf } from '../wire.ts'

/** What a list is asked by (specification 3, online query item config). */
export interface QueryItem {
  readonly field: string
  readonly label: string
  readonly view: string
  /** One value, a part of one, or from and to. */
  readonly mode: 'single' | 'like' | 'group'
  /** Shown only when the query bar is unfolded. */
  readonly isFolded: boolean
  readonly defaultValue: string
  readonly extend: Wire
  /** Further words of the item, all of them texts. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Servers that say nothing finer than `single` mean a part of a text, as their own query bars do. */
const readMode = (wire: Wire): QueryItem['mode'] => {
  if (textOf(wire.mode) === 'group') return 'group'
  return textOf(wire.queryMode) === 'single' ? 'single' : 'like'
}

function readItem(wire: Wire): readonly QueryItem[] {
  const field = textOf(wire.field)
  if (field === '') return []
  return [
    {
      field,
      label: textOf(wire.label) || field,
      view: textOf(wire.view) || 'text',
      mode: readMode(wire),
      isFolded: textOf(wire.hidden) === '1',
      defaultValue: textOf(wire.defVal),
      extend: wireOf(jsonOf(wire.fieldExtendJson)),
      attributes: attributesOf(wire),
    },
  ]
}

/** What a form or a report is asked by, in its order (wire contract 1.13 and 1.15, getQueryInfo). */
export const readQuery = (result: unknown): readonly QueryItem[] => listOf(result).flatMap(readItem)
