import { documentVersion, type FormPage, type Model, type PickerPage } from '../../../language/index.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { toDocumentId } from './names.ts'
import { toFormPart, toLoadSteps } from './toFormPart.ts'
import { ownPlace, toListPage } from './toListPage.ts'

/** Which columns a picker shows; those of the form's list when left out. */
export interface PickerChoice {
  readonly columns?: readonly string[] | undefined
}

/** The picker of a form: its columns and query bar, without anything that changes records (wire contract 3.2, link_table). */
export function toPickerPage(form: OnlineForm, model: Model, choice: PickerChoice): PickerPage {
  const { page } = toListPage({ ...form, tree: undefined, buttons: [] }, model, ownPlace(form))
  const wanted = (choice.columns ?? []).filter((name) => Object.hasOwn(model.fields, name))
  const fieldOf = (entry: PickerPage['columns'][number]): string =>
    typeof entry === 'string' ? entry : 'field' in entry ? entry.field : ''
  const { columns } = page
  const shown = wanted.map((name) => columns.find((entry) => fieldOf(entry) === name) ?? name)
  const label = wanted[0] ?? model.display ?? fieldOf(columns[0] ?? '')
  return {
    kind: 'picker',
    id: `${toDocumentId(form)}.picker`,
    version: documentVersion,
    model: model.id,
    title: form.title,
    ...(page.query === undefined ? {} : { query: page.query }),
    columns: shown.length > 0 ? shown : columns,
    ...(page.sort === undefined ? {} : { sort: page.sort }),
    selection: { label },
  }
}

/** One record of a form, to be read alone, such as a notice leads to (wire contract 1.13, `/online/df`). */
export function toRecordPage(form: OnlineForm, model: Model, id: string | undefined): FormPage {
  const { width, in: _in, load: _load, actions: _actions, ...part } = toFormPart(form)
  const named = id === undefined ? '{{ query.id }}' : encodeURIComponent(id)
  return {
    kind: 'form',
    id: `${toDocumentId(form)}.record`,
    version: documentVersion,
    model: model.id,
    title: form.title,
    ...part,
    ...(width === undefined ? {} : { width }),
    readOnlyWhen: 'true',
    load: toLoadSteps(form, named),
  }
}
