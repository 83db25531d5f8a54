import type { TSchema } from 'typebox'
import type { Diagnostic } from '../../diagnostic.ts'
import type { JsonObject } from '../../json.ts'
import type { WidgetSchema } from '../../schema/field.ts'

/** A page that offers a view, with all that it and its model declare. */
export interface ViewedPage {
  readonly page: unknown
  readonly fields: JsonObject
  readonly widgets: ReadonlyMap<string, WidgetSchema>
  /** The widget of a field that names none. */
  readonly defaultWidget: string
}

/** A view of the records of a list: what documents may say of it, and what is wrong with what they say. */
export interface ListViewSchema<I extends string, P extends Record<string, TSchema>> {
  readonly id: I
  /** The properties of a list that are about the view. */
  readonly options: P
  /** The one without which the view shows nothing, and what it says. */
  readonly needs?: { readonly option: string; readonly purpose: string }
  readonly check?: (viewed: ViewedPage) => readonly Diagnostic[]
}

/** Describes a view. */
export const defineListView = <const I extends string, P extends Record<string, TSchema>>(
  view: ListViewSchema<I, P>,
): ListViewSchema<I, P> => view
