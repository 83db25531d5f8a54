import { documentVersion, type FormPage, type Model, type Step } from '../../../language/index.ts'
import type { FormNote } from '../notes.ts'
import type { FormMove, OnlineForm } from '../onlineForm.ts'
import { isFieldName, toDocumentId, toSlug } from './names.ts'
import { collect } from './toFields.ts'

/** Pixels of a form with an editor that needs room. */
const wideForm = 900
const wideViews: ReadonlySet<string> = new Set(['umeditor', 'markdown'])

/** Makes the move, which says the version of the record that was read; who asked for it closes the form. */
const toSubmit = ({ move }: FormMove, form: OnlineForm, names: readonly string[]): Step[] => [
  {
    request: {
      method: 'POST',
      url: `/online/cgform/api/transition/${encodeURIComponent(form.id)}/${encodeURIComponent(move)}`,
      body: {
        id: '{{ query.id }}',
        values: Object.fromEntries(names.map((name) => [name, `{{ values.${name} }}`])),
      },
      success: true,
    },
  },
  { close: true },
]

/**
 * The form of a move that takes values: the fields that it takes, as the form itself has them, and a button that is called
 * as the move. It declares the other fields too, by which a conflict names what somebody else has changed.
 */
export function toMovePage(
  form: OnlineForm,
  model: Model,
  move: FormMove,
): { readonly page: FormPage; readonly notes: readonly FormNote[] } {
  const { fields, notes } = collect(move.fields, { form, table: form.table, columnsPerRow: 1 })
  const names = Object.keys(fields).filter(isFieldName)
  return {
    notes,
    page: {
      kind: 'form',
      id: `${toDocumentId(form)}.move-${toSlug(move.move)}`,
      version: documentVersion,
      title: `${move.name} · ${form.title}`,
      ...(model.source === undefined ? {} : { source: model.source }),
      fields: { ...model.fields, ...fields },
      layout: names,
      ...(move.fields.some(({ view }) => wideViews.has(view)) ? { width: wideForm } : {}),
      submit: toSubmit(move, form, names),
      submitLabel: move.name,
    },
  }
}
