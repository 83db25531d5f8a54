import type { ResolvedPage } from '../../../language/index.ts'
import type { ValueWidget } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'
import type { ListColumn } from '../tableColumns.tsx'
import type { CardField, CardFields } from './cardFields.ts'

/** Fields of a record beside its name and its state, where there is room for two lines. */
const most = 2

/** A column as a part of a card, showing what its cell shows. */
const toCardField = (
  { id, title, column, isLink }: ListColumn,
  field: ResolvedPage['fields'][string] | undefined,
): CardField => ({
  name: id,
  label: title,
  isLink,
  field,
  View: undefined,
  draw: (record) => column.render(record, 0),
})

const isState = (props: unknown): boolean =>
  typeof props === 'object' && props !== null && 'mode' in props && props.mode === 'tag'

/**
 * What matters of a record where there is no room for a table: its name, its state, and the first other columns that show.
 */
export function toLineFields(
  columns: readonly ListColumn[],
  { display, fields }: ResolvedPage<RecordsKind>,
  findWidget: (id: string) => Pick<ValueWidget, 'isPicture'> | undefined,
): CardFields {
  const shown = columns.filter(
    ({ id, isShown }) => isShown && findWidget(fields[id]?.widget ?? 'input')?.isPicture !== true,
  )
  const title = shown.find(({ id }) => id === display) ?? shown[0]
  const state = shown.find((entry) => entry !== title && isState(entry.props))
  const others = shown.filter((entry) => entry !== title && entry !== state).slice(0, most)
  const toField = (entry: ListColumn) => toCardField(entry, fields[entry.id])
  return {
    title: title && toField(title),
    subtitle: undefined,
    body: undefined,
    image: undefined,
    fields: others.map(toField),
    tags: state ? [toField(state)] : [],
  }
}
