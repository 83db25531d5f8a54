import { fileTimeout } from '../../../../data/index.ts'
import { findCall } from '../../../../language/index.ts'
import { saveFile } from '../../../../page/index.ts'
import { toSheetName } from '../../import/sheetName.ts'
import type { BuiltInContext } from '../builtIn.ts'
import { missingCall } from '../missingCall.ts'

/** Saves some records as a spreadsheet; all that the query finds where none are named. */
export async function exportRecords(
  { controller, client, services, translate, text }: BuiltInContext,
  keys: Iterable<string>,
): Promise<void> {
  const { source, page } = controller.resolved
  const selections = [...keys].join(',')
  const query = { ...controller.parameters, ...(selections === '' ? {} : { selections }) }
  const call = findCall(source, 'exportXls', { query })
  if (!call) throw missingCall('exportXls')
  const { blob, fileName } = await client.download(call.path, call.query, { timeout: fileTimeout })
  const name = toSheetName(text(page.title), fileName, new Date())
  saveFile(blob, name)
  services.message('success', translate('list.exported', { name }))
}
