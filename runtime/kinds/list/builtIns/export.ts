import { findCall } from '../../../language/index.ts'
import { saveFile } from '../../../page/index.ts'
import type { BuiltIn } from './builtIn.ts'
import { missingCall } from './missingCall.ts'

/** Saves the ticked records, else all that the query finds, as a spreadsheet (specification 7.3). */
export const exportSheet: BuiltIn = {
  id: 'export',
  label: 'list.export',
  icon: 'download',
  style: 'default',
  async run({ controller, client, text }) {
    const url = findCall(controller.resolved.source, 'exportXls')
    if (!url) throw missingCall('exportXls')
    const { keys } = controller.selection
    const selections = keys.size > 0 ? { selections: [...keys].join(',') } : {}
    const { blob } = await client.download(url, { ...controller.parameters, ...selections }, { timeout: 120_000 })
    saveFile(blob, `${text(controller.resolved.page.title)}.xls`)
  },
}
