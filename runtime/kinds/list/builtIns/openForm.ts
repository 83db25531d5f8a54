import type { DataRecord } from '../../../registry/index.ts'
import type { BuiltInContext } from './builtIn.ts'

/**
 * Opens the form of a list for a new record or one of its rows, and loads the list again when it was saved. Says whether
 * it was; `values` are those that a new record begins with besides the list's own.
 */
export async function openForm(
  { controller, instance, translate, text, record }: BuiltInContext,
  mode: 'add' | 'edit' | 'view',
  { values = {}, isChild = false }: { readonly values?: DataRecord; readonly isChild?: boolean } = {},
): Promise<boolean> {
  const { page } = controller.resolved
  const closed = await instance.open({
    page: `${page.id}#form`,
    in: page.form?.in ?? 'dialog',
    mode,
    // The words of specification 2.8.
    title: mode === 'view' ? translate('list.details') : `${translate(`list.${mode}`)} · ${text(page.title)}`,
    query: instance.names().query as Readonly<Record<string, unknown>>,
    ...(isChild ? { isChild } : {}),
    ...(page.form?.width ? { width: page.form.width } : {}),
    ...(mode !== 'add' && record ? { record } : { values: { ...controller.fixed, ...values } }),
  })
  if (closed && mode !== 'view') await controller.reload()
  return closed !== null
}
