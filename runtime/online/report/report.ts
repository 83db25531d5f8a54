/** One item of a fixed list, as reports send it for their columns (wire contract 1.15). */
export interface ReportOption {
  readonly value: string
  readonly text: string
}

/** A column of an online report. */
export interface ReportColumn {
  readonly field: string
  readonly title: string
  readonly align: 'left' | 'center' | 'right' | undefined
  readonly isSortable: boolean
  /** The dictionary of its values in `options`, or the field that holds their texts. */
  readonly texts: string | undefined
  /** How the front ends of the family draw it: `imgSlot`, `htmlSlot`, `pcaSlot`, `dateSlot` … */
  readonly slot: string | undefined
}

/** What a report asks by (specification 3, online query item config). */
export interface ReportQueryItem {
  readonly field: string
  readonly label: string
  readonly view: string
  readonly isRange: boolean
  /** Shown only when the query bar is unfolded. */
  readonly isHidden: boolean
  /** Further words of the item, all of them texts. */
  readonly words: Readonly<Record<string, string>>
}

/** What the server says of an online report: two answers in the shape in which pages are made of them. */
export interface OnlineReport {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly columns: readonly ReportColumn[]
  readonly options: ReadonlyMap<string, readonly ReportOption[]>
  readonly query: readonly ReportQueryItem[]
}
