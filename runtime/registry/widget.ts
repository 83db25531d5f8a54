import type { ComponentType, ReactNode } from 'react'
import type { Static, TSchema } from 'typebox'

/** What kind of value a widget edits; a builder offers widgets by it, and columns align by it. */
export type ValueType = 'text' | 'number' | 'boolean' | 'date' | 'list' | 'record' | 'none'

/** A record as it travels: JSON by field name. */
export type DataRecord = Readonly<Record<string, unknown>>

/** The languages of every text (specification 4). */
export type Language = 'zh' | 'en' | 'tw'

/** Texts of one thing in every language, by flat key. */
export type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** What every editor of a value receives. It is a controlled component and knows nothing of forms. */
export interface EditProps<Value, Props> {
  /** The element id that the field's label points to. */
  readonly id: string
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
  readonly onBlur?: () => void
  readonly disabled: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** The id of the element that holds the help and error texts. */
  readonly describedBy?: string
  /** What the editor is called, for those that cannot be reached by a label element. */
  readonly label: string
  readonly placeholder?: string
  readonly autoFocus?: boolean
  readonly props: Props
  /** The record or the values around the field, for widgets that read a second field. */
  readonly record?: DataRecord
}

/** What every read-only presentation of a value receives: detail pages, table cells, print. */
export interface ViewProps<Value, Props> {
  readonly value: Value | undefined
  readonly props: Props
  readonly record?: DataRecord
}

/** One panel of a layout widget; `content` is drawn only when the panel is shown. */
export interface LayoutPanelProps {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly collapsed?: boolean
  /** Fields of the panel that carry an error now. */
  readonly errors: number
  readonly content: () => ReactNode
}

/** What a layout widget receives; hidden panels are not in the list. */
export interface LayoutProps {
  readonly panels: readonly LayoutPanelProps[]
  /** Checks the fields of a panel before a person goes on, such as to the next step. */
  readonly validatePanel: (id: string) => Promise<boolean>
  /** The panel to show, set when a failed check has to be seen. */
  readonly focusPanel?: string
}

interface WidgetIdentity<P extends TSchema> {
  /** The word in documents, and the name of the widget's folder. */
  readonly id: string
  readonly title: string
  readonly group: 'input' | 'choice' | 'people' | 'date' | 'file' | 'layout'
  /** A name of the app's icon table. */
  readonly icon: string
  readonly props: P
  readonly texts: Texts
}

/** A widget that edits and shows a value (design 4). */
export interface ValueWidget<Value = unknown, P extends TSchema = TSchema> extends WidgetIdentity<P> {
  readonly value: Exclude<ValueType, 'none'>
  readonly edit: ComponentType<EditProps<Value, Static<P>>>
  readonly view: ComponentType<ViewProps<Value, Static<P>>>
  /** A denser presentation for table cells; the view when left out. */
  readonly cell?: ComponentType<ViewProps<Value, Static<P>>>
  /** The editor of a query bar; the editor when left out. */
  readonly filter?: ComponentType<EditProps<unknown, Static<P>>>
  /** Props that a field gets when a builder drops the widget. */
  readonly create?: () => Static<P>
  /** The query rule when an entry names none; `eq` when left out. */
  readonly rule?: 'eq' | 'like' | 'in' | 'between'
  /** Where the label of the field goes: `beside` for a single tick box. */
  readonly labelled?: 'above' | 'inside'
  /** Whether a value counts as missing; null, '' and [] do when left out. */
  readonly isEmpty?: (value: Value | undefined) => boolean
}

/** A widget that lays out other fields: groups, tabs, steps. */
export interface LayoutWidget<P extends TSchema = TSchema> extends WidgetIdentity<P> {
  readonly value: 'none'
  readonly layout: ComponentType<LayoutProps>
}

// The registry holds widgets of every value and props type side by side; each was checked where it was defined.
// biome-ignore lint/suspicious/noExplicitAny: a value widget is contravariant in its value and props
export type Widget = ValueWidget<any, any> | LayoutWidget<any>

/** Describes a widget; a component that does not fit the props schema does not compile. */
export const defineWidget = <Value, P extends TSchema>(widget: ValueWidget<Value, P>): ValueWidget<Value, P> => widget

/** Describes a widget that lays out other fields. */
export const defineLayout = <P extends TSchema>(widget: LayoutWidget<P>): LayoutWidget<P> => widget

/** How a widget comes to the registry: its id, and the chunk that holds it. */
export interface WidgetEntry {
  readonly id: string
  readonly load: () => Promise<Widget>
}
