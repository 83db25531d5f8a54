import type { FormPage, ListPage, Model, Part, PickerPage, TreeTablePage } from '../../../language/index.ts'
import { toOnlineFormId } from '../../../page/index.ts'
import type { FormNote } from '../notes.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { isFieldName, toSubDocumentId } from './names.ts'
import { type ListResult, ownPlace, toListPage } from './toListPage.ts'
import { toModel } from './toModel.ts'
import { toMovePage } from './toMovePage.ts'
import { toPickerPage, toRecordPage } from './toOtherPages.ts'

/** The documents that an online form becomes, and what had to be left out of them. */
export interface OnlineFormPages {
  readonly model: Model
  readonly list: ListPage | TreeTablePage
  readonly picker: PickerPage
  readonly record: FormPage
  /** The forms of the moves that take values. */
  readonly moves: readonly FormPage[]
  /** The lists of sub tables, in the themes that show them as lists. */
  readonly subs: readonly { readonly model: Model; readonly list: ListPage | TreeTablePage }[]
  readonly notes: readonly FormNote[]
}

/** The themes whose sub tables are lists about a record: below the main list, or below a row that opens. */
const showsLists = ({ theme }: OnlineForm): boolean => theme === 'erp' || theme === 'innerTable'

/** The pages about a chosen record: the list of each of its sub tables. */
const toParts = (form: OnlineForm): readonly Part[] =>
  showsLists(form)
    ? form.subs
        .filter(({ foreignKey }) => isFieldName(foreignKey))
        .map(({ title, id, foreignKey, mainField }) => ({
          title,
          page: toOnlineFormId({ code: form.id, sub: id }),
          query: { [foreignKey]: `{{ record.${mainField} }}` },
        }))
    : []

/** The list of a form of its own, with its sub tables where the theme shows them as lists. */
export const toMainList = (form: OnlineForm, model: Model): ListResult =>
  toListPage(form, model, { ...ownPlace(form), parts: toParts(form) })

/** The key by which records of a sub table belong to one of the main table. */
function findForeignField(sub: OnlineForm, main: OnlineForm, mainTable: string | undefined): string | undefined {
  const field =
    mainTable || sub.foreignKeys.find(({ table }) => table === main.table)?.field || sub.foreignKeys[0]?.field
  return field !== undefined && isFieldName(field) ? field : undefined
}

/** The list of a sub table for the records of one main record. */
export function toSubList(sub: OnlineForm, main: OnlineForm, model: Model) {
  const mainTable = main.subs.find(({ table, id }) => table === sub.table || id === sub.id)
  const foreignKey = findForeignField(sub, main, mainTable?.foreignKey)
  const form = { ...sub, fields: sub.fields.filter(({ name }) => name !== foreignKey) }
  return toListPage(form, model, {
    id: toSubDocumentId(main, sub),
    source: { onlineForm: sub.id, tableType: 3 },
    ...(foreignKey === undefined ? {} : { foreignKey }),
    ...(mainTable?.isOne === true ? { isOne: true } : {}),
  })
}

/**
 * The model and the pages of an online form (issue "online forms", design 5): pure, and the same for what our server
 * and existing servers of the family say. `subs` are what the server says of its sub tables as forms of their own.
 */
export function toOnlineFormPages(form: OnlineForm, subs: readonly OnlineForm[] = []): OnlineFormPages {
  const { model, notes } = toModel(form)
  const list = toMainList(form, model)
  const moves = form.moves.map((move) => toMovePage(form, model, move))
  const ofSubs = showsLists(form)
    ? subs.map((sub) => {
        const made = toModel(sub)
        return { model: made.model, notes: made.notes, result: toSubList(sub, form, made.model) }
      })
    : []
  return {
    model,
    list: list.page,
    picker: toPickerPage(form, model, {}),
    record: toRecordPage(form, model, undefined),
    moves: moves.map(({ page }) => page),
    subs: ofSubs.map((sub) => ({ model: sub.model, list: sub.result.page })),
    notes: [
      ...notes,
      ...list.notes,
      ...moves.flatMap((made) => made.notes),
      ...ofSubs.flatMap((sub) => [...sub.notes, ...sub.result.notes]),
    ],
  }
}
