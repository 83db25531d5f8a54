import type { ComponentType } from 'react'
import type { PageKind, ResolvedPage } from '../language/index.ts'
import type { DataRecord } from './widget.ts'
import type { WidgetNeeds } from './widgetNeeds.ts'

/** How a page opens: what a form is for, and the values that it starts from. */
export interface PageOpening {
  readonly mode: 'add' | 'edit' | 'view'
  readonly record?: Readonly<Record<string, unknown>>
  readonly values?: Readonly<Record<string, unknown>>
  /** Whether the new record is added below another one of a tree. */
  readonly isChild?: boolean
  /** Whether the person may add such a record, where one that they edit is gone. */
  readonly mayAdd?: boolean
  /** What a picker is opened to choose. */
  readonly choice?: {
    readonly multiple: boolean
    /** The values of the field `value` (the key when left out) that are chosen already. */
    readonly selected: readonly string[]
    readonly value?: string
    /** How many records may be chosen at least and at most; one or any number when left out, as `multiple` says. */
    readonly min?: number
    readonly max?: number
    /** Records among them that are known in full. */
    readonly records?: readonly Readonly<Record<string, unknown>>[]
    /** What narrows the records besides the filter of the page. */
    readonly filter?: Readonly<Record<string, unknown>>
  }
  /** The records around the one that is shown. */
  readonly browse?: RecordBrowsing
}

/** The records among which one is shown. */
export interface RecordBrowsing {
  /** The record before (-1) or after (1) another one; undefined where there is none in reach. */
  readonly neighbour: (record: DataRecord, by: -1 | 1) => DataRecord | undefined
  /** Reports that another record shows. */
  readonly onShow?: (record: DataRecord) => void
  /** Whether the person may change a record: its page then closes with `{ edit: record }` for who opened it. */
  readonly canEdit: (record: DataRecord) => boolean
}

/** What a kind's component receives: the page with its model, and how it was opened. */
export interface KindProps<K extends PageKind = PageKind> {
  readonly page: ResolvedPage<K>
  readonly opening: PageOpening
}

/** A kind of page: the component that runs its controller and draws its view (design 4). */
export interface Kind<K extends PageKind = PageKind> {
  readonly id: K
  readonly component: ComponentType<KindProps<K>>
  /** The widgets that a page names, so that they are there before it is drawn. */
  readonly widgets: (page: ResolvedPage<K>) => WidgetNeeds
  /** Loads what else the page shows at once, so that it is there before the page is drawn. */
  readonly prepare?: (page: ResolvedPage<K>) => Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: a kind is contravariant in its page
export type AnyKind = Kind<any>

export const defineKind = <K extends PageKind>(kind: Kind<K>): Kind<K> => kind

/** How a kind comes to the registry: its id, and the chunk that holds it. */
export interface KindEntry {
  readonly id: string
  readonly load: () => Promise<AnyKind>
}
