import { fileTimeout } from '../../../data/index.ts'
import { findCall } from '../../../language/index.ts'
import { saveFile } from '../../../page/index.ts'
import { toSheetName } from '../import/sheetName.ts'
import type { BuiltIn, BuiltInContext } from './builtIn.ts'
import { missingCall } from './missingCall.ts'

async function exportRecords({ controller, client, text }: BuiltInContext, keys: Iterable<string>): Promise<void> {
  const { source, page } = controller.resolved
  const selections = [...keys].join(',')
  const query = { ...controller.parameters, ...(selections === '' ? {} : { selections }) }
  const call = findCall(source, 'exportXls', { query })
  if (!call) throw missingCall('exportXls')
  const { blob, fileName } = await client.download(call.path, call.query, { timeout: fileTimeout })
  saveFile(blob, toSheetName(text(page.title), fileName, new Date()))
}

/**
 * Saves records as a spreadsheet (specification 7.3): all that the query finds; where some are ticked, a person chooses
 * between those and all.
 */
export const exportSheet: BuiltIn = {
  id: 'export',
  label: 'list.export',
  icon: 'download',
  style: 'default',
  choices({ selection }, translate) {
    const { keys } = selection
    if (keys.size === 0) return []
    return [
      {
        id: 'selected',
        label: translate('list.exportSelected', { count: keys.size }),
        run: (context) => exportRecords(context, context.controller.selection.keys),
      },
      { id: 'all', label: translate('list.exportAll'), run: (context) => exportRecords(context, []) },
    ]
  },
  run: (context) => exportRecords(context, []),
}
