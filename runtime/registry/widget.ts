import type { ComponentType, ReactNode } from 'react'
import type { Static, TSchema } from 'typebox'
import type { DataRecord, Field, Format, Scope } from '../language/index.ts'
import type { ServerChecks } from './serverChecks.ts'

/** What kind of value a widget edits; a builder offers widgets by it, and columns align by it. */
export type ValueType = 'text' | 'number' | 'boolean' | 'date' | 'list' | 'record' | 'none'

export type { DataRecord }

/** The languages of every text (specification 4). */
export type Language = 'zh' | 'en' | 'tw'

/** Texts of one thing in every language, by flat key. */
export type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The fields of a sub-table or sub-form by their names, in the order of the document. */
export type ContainedFields = Readonly<Record<string, Field>>

/** Why a widget refuses a value: a text or an i18n key `"@:key"`, with the values of its placeholders. */
export interface ValueRefusal {
  readonly text: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Those of its placeholders that stand for a text themselves, an i18n key `"@:key"`. */
  readonly names?: Readonly<Record<string, string>>
}

/** What a widget's check may ask. */
export interface CheckContext {
  /** A loaded widget by its id, for the fields that the checked one contains. */
  readonly findWidget: (id: string) => ValueWidget | undefined
  readonly hasAccess: (code: string) => boolean
  /** The names of expressions around the field. */
  readonly names: () => Scope
  /** The checks of the server, each value asked for once; left out while the value is still being put in. */
  readonly checks?: ServerChecks
  /** The value of the field as it was saved last; undefined in a new record. */
  readonly saved?: unknown
}

/** What every editor of a value receives. It is a controlled component and knows nothing of forms. */
export interface EditProps<Value, Props> {
  /** The element id that the field's label points to. */
  readonly id: string
  readonly value: Value | undefined
  /** The value at the moment of the call, also once the editor is gone, for what arrives later, such as a file. */
  readonly valueNow?: () => unknown
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
  /** The fields of a widget that contains some, as its document declares them (design 3, sub-tables). */
  readonly fields?: ContainedFields
  /** What the value was when it was saved last, for a widget that contains fields; it gives undefined in a new record. */
  readonly saved?: () => unknown
  /**
   * What the server refused inside of the value, by the path in it: `phone` for a field of a record, `2.price` for one of
   * the third row of a table. It stays until the next save; a message about what was changed since is not shown again.
   */
  readonly messages?: Readonly<Record<string, string>>
}

/** What every read-only presentation of a value receives: detail pages, table cells, print. */
export interface ViewProps<Value, Props> {
  readonly value: Value | undefined
  readonly props: Props
  /** The record to which the value belongs. */
  readonly record?: DataRecord
  /** The fields of a widget that contains some. */
  readonly fields?: ContainedFields
}

/** Shows a value as a format writes it, in place of the widget of its field. */
export type FormattedView = ComponentType<ViewProps<unknown, { readonly format: Format }>>

/**
 * How a table of many cells edits a value with one native control in place of the widget's editor, and how the value
 * reads as characters: while it is typed, copied and pasted (specification 4, editable table).
 */
export interface CellEntry<Value, Props> {
  readonly control: 'text' | 'number' | 'toggle'
  toText(value: Value | undefined, props: Props): string
  /** The value that characters stand for; undefined when they stand for none. */
  fromText(text: string, props: Props): Value | undefined
  /** Whether the characters may stand in the control while they are typed; any may when left out. */
  accepts?(text: string, props: Props): boolean
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
  /** The words of the button that goes on from it, where they are not the usual ones. */
  readonly next?: string
  /** Whether nobody goes on from it now. */
  readonly isNextDisabled?: boolean
}

/** What a layout widget receives; hidden panels are not in the list. */
export interface LayoutProps {
  readonly panels: readonly LayoutPanelProps[]
  /** Whether nothing can be put in, so that all panels may be looked at in any order. */
  readonly isReadOnly?: boolean
  /** Told the panel that shows, so that a form offers to save only once its last step is in sight. */
  readonly onShow?: (id: string) => void
  /** Makes ready what a panel needs before a person goes there; nothing when it is. */
  readonly prepare?: (id: string) => Promise<void> | undefined
  /**
   * Checks the fields of a panel before a person goes on, such as to the next step, and does what belongs to going on. It
   * gives false where it shows what is wrong itself, and a text that says what prevents it otherwise.
   */
  readonly validatePanel: (id: string) => Promise<boolean | string>
  /** The panel to show, set when a failed check has to be seen. */
  readonly focusPanel?: string
}

/** The drawer of a builder's box of widgets in which one lies. */
export type WidgetGroup =
  | 'input'
  | 'choice'
  | 'people'
  | 'record'
  | 'date'
  | 'file'
  | 'editor'
  | 'display'
  | 'embed'
  | 'table'
  | 'layout'

interface WidgetIdentity<P extends TSchema> {
  /** The word in documents, and the name of the widget's folder. */
  readonly id: string
  readonly title: string
  readonly group: WidgetGroup
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
  /** The native control of a cell in an editable table; its cells mount the editor when left out. */
  readonly entry?: CellEntry<Value, Static<P>>
  /** Props that it has in an editable table, where a document does not say them itself. */
  readonly inTable?: Partial<Static<P>>
  /** The editor of a query bar; the editor when left out. */
  readonly filter?: ComponentType<EditProps<unknown, Static<P>>>
  /** What its filter asks, where that is more than a value, such as a text with an operator of its own. */
  readonly filtering?: {
    /** What the filter begins with for a value that it did not give itself, such as the default of a query entry. */
    begin(value: unknown, props: Static<P>): unknown
    /** The props with which it gives plain values, for rules that ask several of them or a range. */
    plainProps(props: Static<P>): Static<P>
  }
  /** Props that a field gets when a builder drops the widget. */
  readonly create?: () => Static<P>
  /** The query rule when an entry names none; `eq` when left out. */
  readonly rule?: 'eq' | 'like' | 'in' | 'between'
  /** Where the label of the field goes: `beside` for a single tick box. */
  readonly labelled?: 'above' | 'inside'
  /** Letters of a text that a document has it show, where it cuts texts; a picker cuts names by it too. */
  readonly shownLetters?: (props: Static<P>) => number | undefined
  /** Whether drafts on this computer keep no values of it, as of secrets; those of the group `file` are never kept. */
  readonly isSecret?: boolean
  /** Whether its values are times of the wire, which a person reads by their own clock wherever they stand as text. */
  readonly isMoment?: boolean
  /** Whether its values are pictures: a list shows no column of them where no record has one. */
  readonly isPicture?: boolean
  /** What takes the place of an empty value in a form, such as the off value of a switch (specification 4). */
  readonly resetsTo?: (props: Static<P>) => Value
  /** Whether a value counts as missing; null, '' and [] do when left out. */
  readonly isEmpty?: (value: Value | undefined) => boolean
  /**
   * What is wrong with a value in itself: an editor passes on whatever a person put in, also what it cannot read, such as
   * the text `12abc` in place of a number, and what is longer or larger than its props allow. Checked with the rules of the
   * field and before them, so it asks nobody. A value that is as it was saved is not asked about.
   */
  readonly refuses?: (value: unknown, props: Static<P>) => ValueRefusal | undefined
  /**
   * Checks what the rules of the field cannot, such as the cells of an editable table. It runs when the field is left
   * and before saving, whether the widget is on the screen or not, and while it fails after each change; `invalid` then
   * tells the editor to show what fails.
   */
  readonly check?: (
    value: Value | undefined,
    field: Field,
    context: CheckContext,
  ) => ValueRefusal | undefined | Promise<ValueRefusal | undefined>
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
