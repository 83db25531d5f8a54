import { documentVersion, type Model } from '../../../language/index.ts'
import type { FormNote } from '../notes.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { isFieldName, toDocumentId } from './names.ts'
import { toFields } from './toFields.ts'
import { subsInForm } from './toFormPart.ts'

/** The field that names a record to people: what a tree shows, else the first column that is a text. */
function toDisplay(form: OnlineForm, fields: Model['fields']): string | undefined {
  const named = (name: string): boolean => isFieldName(name) && Object.hasOwn(fields, name)
  if (form.tree && named(form.tree.label)) return form.tree.label
  const columns = form.columns.map(({ field }) => field).filter(named)
  return columns.find((name) => (fields[name]?.widget ?? 'input') === 'input') ?? columns[0]
}

/**
 * What a form is to the calls that save: a main table whose page does not hold its sub tables is saved alone, as rows that
 * are missing would be deleted (wire contract 1.13, tabletype).
 */
const toTableType = (form: OnlineForm): 1 | 2 | 3 =>
  form.tableType === 2 && subsInForm(form).length === 0 ? 1 : form.tableType

/** What the records of a form are: where they come from and what they hold (design 3). */
export function toModel(form: OnlineForm): { readonly model: Model; readonly notes: readonly FormNote[] } {
  const { fields, notes } = toFields(form)
  const declared = Object.keys(fields).length > 0 ? fields : { id: { label: 'id' } }
  const display = toDisplay(form, declared)
  return {
    notes,
    model: {
      kind: 'model',
      id: toDocumentId(form),
      version: documentVersion,
      source: {
        onlineForm: form.id,
        tableType: toTableType(form),
        ...(form.socket === undefined ? {} : { socket: form.socket }),
      },
      ...(display === undefined ? {} : { display }),
      fields: declared,
    },
  }
}
