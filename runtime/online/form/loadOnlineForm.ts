import type { Data, Failure } from '../../data/index.ts'
import { createFailure, type Model, type Page, resolvePage, type TextLanguage } from '../../language/index.ts'
import {
  type LoadedPage,
  readOnlineFormPart,
  readOnlineFormPickerPart,
  readOnlineFormRecordPart,
} from '../../page/index.ts'
import { type FetchedForm, fetchOnlineForm, fetchRecordForm } from './fetchOnlineForm.ts'
import { type OnlineFormMoveId, readOnlineFormMovePart } from './moveId.ts'
import { type FormNote, toIssues } from './notes.ts'
import type { OnlineForm } from './onlineForm.ts'
import { toModel } from './pages/toModel.ts'
import { toMovePage } from './pages/toMovePage.ts'
import { toMainList, toSubList } from './pages/toOnlineFormPages.ts'
import { toPickerPage, toRecordPage } from './pages/toOtherPages.ts'

export interface OnlineFormsOptions extends Pick<Data, 'client' | 'queryClient' | 'toFailure'> {
  /** Told of what went wrong but does not keep the page from its records. */
  readonly warn: (failure: Failure) => void
}

/** Milliseconds for which what a server said of a form serves the pages that are opened together, such as its form. */
const freshMilliseconds = 5_000

type Fetch = (code: string) => Promise<FetchedForm>

/** Asks for a form, at most once for pages that open together; what it did not say is a warning in the server's words. */
async function askForForm(kind: string, code: string, fetch: Fetch, options: OnlineFormsOptions): Promise<OnlineForm> {
  const { client, queryClient, toFailure, warn } = options
  const { form, failure } = await queryClient.fetchQuery<FetchedForm>({
    queryKey: ['online form', kind, client.getLanguage(), code],
    queryFn: () => fetch(code),
    staleTime: ({ state }) => (state.data?.failure === undefined ? freshMilliseconds : 0),
  })
  if (failure !== undefined) warn({ ...toFailure(failure), level: 'warning' })
  return form
}

const askForList = (code: string, options: OnlineFormsOptions): Promise<OnlineForm> =>
  askForForm('list', code, (request) => fetchOnlineForm(options.client, request), options)

/**
 * The stored scripts of a form, which go beside its documents: they run in the sandbox where the site lets them, and the
 * page says so where it does not (wire contract 3.4).
 */
function toScripts({ id, table, title, theme, tree, scripts }: OnlineForm) {
  if (scripts.list === '' && scripts.form === '') return {}
  const about = {
    currentTableName: table,
    tableName: table,
    description: title,
    themeTemplate: theme,
    ...(tree ? { hasChildrenField: tree.hasChildren, pidField: tree.parent } : {}),
  }
  return { scripts: { code: id, ...scripts, about } }
}

/** A page that was made, ready to be drawn. A form may have changed by the next time that it is opened. */
const toLoaded = (
  page: Page,
  model: Model | undefined,
  {
    form,
    notes,
    options,
  }: { readonly form: OnlineForm; readonly notes: readonly FormNote[]; readonly options: OnlineFormsOptions },
): LoadedPage => ({
  resolved: resolvePage(page, model),
  issues: toIssues(form.table, notes, options.client.getLanguage() as TextLanguage),
  freshFor: 0,
  ...toScripts(form),
})

/**
 * Loads the list of an online form, or of one of its sub tables for one of its records, by the part of its id: `orders`
 * or `orders/items` (wire contract 1.13, page routes); of a part such as `orders?move=refuse` the form of that move.
 */
export async function loadOnlineForm(part: string, options: OnlineFormsOptions): Promise<LoadedPage> {
  const wanted = readOnlineFormMovePart(part)
  if (wanted !== undefined) return loadMove(wanted, options)
  const { code, sub } = readOnlineFormPart(part)
  const [main, below] = await Promise.all([
    askForList(code, options),
    sub === undefined ? undefined : askForList(sub, options),
  ])
  const form = below ?? main
  const { model, notes } = toModel(form)
  const made = below ? toSubList(below, main, model) : toMainList(form, model)
  return toLoaded(made.page, model, { form, notes: [...notes, ...made.notes], options })
}

const noMove = {
  zh: '在线表单 {code} 没有操作“{move}”，或您无权执行',
  en: 'The online form {code} has no move "{move}" that is yours to make.',
  tw: '線上表單 {code} 沒有操作「{move}」，或您無權執行',
}

async function loadMove({ code, move }: OnlineFormMoveId, options: OnlineFormsOptions): Promise<LoadedPage> {
  const form = await askForList(code, options)
  const found = form.moves.find((each) => each.move === move)
  if (found === undefined) throw createFailure(noMove, { details: { code, move } })
  const { model } = toModel(form)
  const { page, notes } = toMovePage(form, model, found)
  // The form of a move has fields of its own, over which those of the model have no say.
  return toLoaded(page, undefined, { form: { ...form, scripts: noScripts }, notes, options })
}

/** The scripts of a form are written for its own fields and its own button. */
const noScripts: OnlineForm['scripts'] = { list: '', form: '' }

/** Loads the picker of an online form by the part of its id, such as `orders?columns=number,buyer`. */
export async function loadOnlineFormPicker(part: string, options: OnlineFormsOptions): Promise<LoadedPage> {
  const { code, columns } = readOnlineFormPickerPart(part)
  const form = await askForList(code, options)
  const { model } = toModel(form)
  const page = toPickerPage(form, model, { columns })
  return toLoaded(page, model, { form, notes: [], options })
}

/** Loads the page of one record by the part of its id, such as `orders?id=1`. */
export async function loadOnlineFormRecord(part: string, options: OnlineFormsOptions): Promise<LoadedPage> {
  const { table, id } = readOnlineFormRecordPart(part)
  const form = await askForForm('record', table, (request) => fetchRecordForm(options.client, request), options)
  const { model, notes } = toModel(form)
  return toLoaded(toRecordPage(form, model, id), model, { form, notes, options })
}
