import type { DataRecord } from '../../runtime/index.ts'
import { splitList, toText } from '../shared/values.ts'
import type { PopupProps } from './props.ts'

/** What a popup fills: columns of the report beside the fields that take them. */
export interface PopupFields {
  /** The column that the field itself stores. */
  readonly own: string
  readonly pairs: readonly { readonly from: string; readonly to: string }[]
}

/** The key of the text that says what is wrong with the props. */
export interface PopupIssue {
  readonly issue: 'widgets.popup.missing' | 'widgets.popup.unequal'
}

/** Reads what a popup fills, or says why it cannot (specification 5, popup widget). */
export function readPopupFields(props: Partial<PopupProps>): PopupFields | PopupIssue {
  const [from, to] = [splitList(props.origFields), splitList(props.destFields)]
  const [first] = from
  if (toText(props.code).trim() === '' || first === undefined || to.length === 0)
    return { issue: 'widgets.popup.missing' }
  if (from.length !== to.length) return { issue: 'widgets.popup.unequal' }
  return { own: props.value ?? first, pairs: from.map((column, index) => ({ from: column, to: to[index] ?? column })) }
}

/**
 * What a column gives of the rows that were chosen: the value of one row as it is, those of several as text joined by
 * commas, in which each row keeps its place. Null is nothing.
 */
export function toColumnValue(rows: readonly DataRecord[], column: string): unknown {
  const [only] = rows
  if (rows.length === 1) return only?.[column] ?? null
  const texts = rows.map((row) => toText(row[column]))
  return texts.some((text) => text !== '') ? texts.join(',') : null
}

/** The fields that a choice fills; no rows empty them (specification 4). */
export const toFills = ({ pairs }: PopupFields, rows: readonly DataRecord[]): DataRecord =>
  Object.fromEntries(pairs.map(({ from, to }) => [to, toColumnValue(rows, from)]))
