import {
  type ActionEntry,
  type Column,
  type CustomAction,
  documentVersion,
  type ListPage,
  type Model,
  type Part,
  type Source,
  type TreeTablePage,
} from '../../../language/index.ts'
import { textOf } from '../../wire.ts'
import { toBuiltInRowActions, toBuiltInToolbar } from '../actions/builtIns.ts'
import { toOwnButtons } from '../actions/buttons.ts'
import { toColumn } from '../fields/columns.ts'
import { type FormNote, toNote } from '../notes.ts'
import type { OnlineForm } from '../onlineForm.ts'
import { isFieldName, toDocumentId } from './names.ts'
import { toFormPart } from './toFormPart.ts'
import { toQueryEntries } from './toQueryEntries.ts'

/** The page of a list with what had to be left out of it. */
export interface ListResult {
  readonly page: ListPage | TreeTablePage
  readonly notes: readonly FormNote[]
}

/** Where the list stands: on its own, or as the list of what belongs to one record of a main table. */
export interface ListPlace {
  readonly id: string
  readonly source?: Source
  /** The field that holds the key of the main record; the page is told of it by its query. */
  readonly foreignKey?: string
  /** Whether the main record has one record at most here. */
  readonly isOne?: boolean
  readonly parts?: readonly Part[]
}

const unsafeReport = {
  zh: '打印报表的地址“{address}”无法识别，已忽略',
  en: 'The address `{address}` of the printed report is neither a path nor a web address; its button was left out.',
  tw: '列印報表的位址「{address}」無法識別，已忽略',
}

/** The columns of the list; one that has none shows the first field of the form, else the key. */
function toColumns(form: OnlineForm, without: string | undefined) {
  const made = form.columns
    .filter(({ field }) => isFieldName(field) && field !== without)
    .map((column) => toColumn(column, form))
  const fallback = form.fields.find(({ name }) => isFieldName(name) && name !== without)?.name
  const entries: (string | Column)[] = made.map(({ entry }) => entry)
  return {
    columns: entries.length > 0 ? entries : [fallback ?? 'id'],
    notes: made.flatMap(({ notes }) => notes),
  }
}

/** The order that the form itself asks for; else the server's, newest first (wire contract 3.2, orderRule). */
function toSort(form: OnlineForm): { readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' } } {
  for (const { field, extend } of form.columns) {
    const order = textOf(extend.orderRule).toLowerCase()
    if (isFieldName(field) && (order === 'asc' || order === 'desc')) return { sort: { field, order } }
  }
  return {}
}

/** The fields that the advanced query asks by, where it must not ask by those of sub tables (joinQuery). */
function toSuperQuery(form: OnlineForm, model: Model) {
  if (form.subs.length === 0 || form.settings.asksSubs) return {}
  const files: ReadonlySet<string> = new Set(['file-upload', 'image-upload', 'password'])
  const fields = Object.entries(model.fields)
    .filter(([, field]) => field.fields === undefined && field.label !== undefined && !files.has(field.widget ?? ''))
    .map(([name]) => name)
  return fields.length > 0 ? { superQuery: { fields } } : {}
}

/** The report that prints a record, in a window of its own (ext_config_json, reportPrintUrl). */
function toReport({ settings }: OnlineForm): {
  readonly actions: readonly CustomAction[]
  readonly notes: readonly FormNote[]
} {
  const { report } = settings
  if (report === undefined) return { actions: [], notes: [] }
  if (!/^(\/(?!\/)|https?:\/\/)[^{}\s]*$/.test(report))
    return { actions: [], notes: [toNote('reportPrintUrl', 'wrong-form', unsafeReport, { address: report })] }
  const steps: CustomAction['steps'] = [{ navigate: { to: report, query: { id: '{{ record.id }}' }, newWindow: true } }]
  return { actions: [{ id: 'print-report', label: '@:onlineForm.print', icon: 'printer', steps }], notes: [] }
}

/** Where a record has one at most, what adds another one waits until there is none. */
function whileEmpty(entry: ActionEntry): ActionEntry {
  const changed = typeof entry === 'string' ? { id: entry } : entry
  if (changed.id !== 'add' && changed.id !== 'import') return entry
  return { ...changed, disabledWhen: 'count(rows) > 0' }
}

/** The list of a form, or its tree table (wire contract 1.13, getColumns). */
export function toListPage(form: OnlineForm, model: Model, place: ListPlace): ListResult {
  const { columns, notes: columnNotes } = toColumns(form, place.foreignKey)
  const { entries, notes: queryNotes } = toQueryEntries(form)
  const query = entries.filter(({ field }) => isFieldName(field) && field !== place.foreignKey)
  const own = toOwnButtons(form)
  const report = toReport(form)
  const builtIn = toBuiltInToolbar(form).map((entry) => (place.isOne ? whileEmpty(entry) : entry))
  const toolbar: ActionEntry[] = [...builtIn, ...own.toolbar]
  const rowActions: ActionEntry[] = [...toBuiltInRowActions(form), ...report.actions, ...own.rows]
  const ticks = toolbar.some((entry) => entry === 'removeBatch' || (typeof entry !== 'string' && 'needs' in entry))
  const foreign = place.foreignKey === undefined ? undefined : { [place.foreignKey]: `{{ query.${place.foreignKey} }}` }
  const common = {
    id: place.id,
    version: documentVersion,
    model: model.id,
    title: form.title,
    ...(place.source === undefined ? {} : { source: place.source }),
    ...(query.length > 0 ? { query } : {}),
    columns,
    ...(foreign === undefined ? {} : { filter: foreign, import: { values: foreign } }),
    ...toSort(form),
    form: toFormPart(form),
    ...(toolbar.length > 0 ? { toolbar } : {}),
    ...(rowActions.length > 0 ? { rowActions } : {}),
    ...(form.hasSelection && !ticks ? { selection: true } : {}),
    ...toSuperQuery(form, model),
  }
  const notes = [...columnNotes, ...queryNotes, ...own.notes, ...report.notes]
  return { page: form.tree ? toTree(common, form.tree, columns) : toList(common, form, place), notes }
}

/** What lists and trees of a form have in common. */
type Common = Omit<ListPage, 'kind' | 'tree'>

function toList(common: Common, form: OnlineForm, { parts = [] }: ListPlace): ListPage {
  const shown =
    parts.length === 0
      ? {}
      : form.theme === 'erp'
        ? { parts: [...parts] }
        : form.theme === 'innerTable'
          ? { expand: { parts: [...parts] } }
          : {}
  return { kind: 'list', ...common, ...(form.isPaged ? {} : { paging: false as const }), ...shown }
}

function toTree(
  common: Common,
  { parent, hasChildren, label }: NonNullable<OnlineForm['tree']>,
  columns: readonly (string | Column)[],
): TreeTablePage {
  const isShown = columns.some((column) => (typeof column === 'string' ? column : column.field) === label)
  return {
    kind: 'treeTable',
    ...common,
    tree: { parent, hasChildren, ...(isShown ? { label } : {}) },
  }
}

/** Where the list of a form stands of its own. */
export const ownPlace = (form: OnlineForm): ListPlace => ({ id: toDocumentId(form) })
