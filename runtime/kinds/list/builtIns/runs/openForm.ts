import { fieldsOf } from '../../../../form/index.ts'
import { actionAccess, isObject, type ResolvedPage } from '../../../../language/index.ts'
import type { DataRecord, RecordBrowsing } from '../../../../registry/index.ts'
import { type RecordShowing, showRecord } from '../../address/shownRecord.ts'
import type { RecordsKind } from '../../listPage.ts'
import type { BuiltInContext } from '../builtIn.ts'

/** Fields up to which a form is a dialog; a longer one has the height of the window. */
const dialogFields = 10

/** The records of a list around the one that is shown, as the list has them now. */
const toBrowsing = (
  { state: { records }, keyOf }: BuiltInContext['controller'],
  buttonOf: BuiltInContext['buttonOf'],
  showing: RecordShowing | undefined,
): RecordBrowsing => ({
  onShow: (record) => showing?.onShow(keyOf(record)),
  neighbour: (record, by) => records[records.findIndex((each) => keyOf(each) === keyOf(record)) + by],
  canEdit: (record) => buttonOf('edit', record)?.isDisabled === false,
})

/** Whether a list offers the person to add a record. */
function mayAdd(page: ResolvedPage<RecordsKind>['page'], hasAccess: (code: string) => boolean): boolean {
  const entry = page.toolbar?.find((action) => (typeof action === 'string' ? action : action.id) === 'add')
  const code = entry && actionAccess(page, entry)
  return entry !== undefined && (code === undefined || hasAccess(code))
}

/**
 * Opens the form of a list for a new record or one of its rows, and loads the list again when it was saved. Says whether
 * it was; `values` are those that a new record begins with besides the list's own.
 */
export async function openForm(
  { controller, instance, services, translate, text, record, buttonOf }: BuiltInContext,
  mode: 'add' | 'edit' | 'view',
  { values = {}, isChild = false }: { readonly values?: DataRecord; readonly isChild?: boolean } = {},
): Promise<boolean> {
  const { page } = controller.resolved
  const place = page.form?.in ?? (fieldsOf(page.form?.layout ?? []).length > dialogFields ? 'drawer' : 'dialog')
  const { address } = instance
  const isShown = address !== undefined && record !== undefined && mode !== 'add'
  const showing = isShown ? showRecord(address, controller.keyOf(record)) : undefined
  const closed = await instance.open({
    page: `${page.id}#form`,
    in: place,
    ...(showing ? { onOpened: showing.onOpened } : {}),
    mode,
    // The words of specification 2.8.
    title: mode === 'view' ? translate('list.details') : `${translate(`list.${mode}`)} · ${text(page.title)}`,
    query: instance.names().query as Readonly<Record<string, unknown>>,
    ...(isChild ? { isChild } : {}),
    ...(mode === 'edit' && mayAdd(page, services.hasAccess) ? { mayAdd: true } : {}),
    ...(page.form?.width ? { width: page.form.width } : {}),
    ...(mode === 'view' ? { browse: toBrowsing(controller, buttonOf, showing) } : {}),
    ...(mode !== 'add' && record ? { record } : { values: { ...controller.fixed, ...values } }),
  })
  const toEdit = isObject(closed?.result) && isObject(closed.result.edit) ? closed.result.edit : undefined
  // The form in which the record is edited goes on under the same address.
  if (!toEdit) showing?.end()
  if (mode === 'view' && toEdit) buttonOf('edit', toEdit)?.run()
  if (closed && mode !== 'view') await controller.reload()
  return closed !== null
}
