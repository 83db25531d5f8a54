import { findCall } from '../../../language/index.ts'
import { lazyPart } from '../../../registry/index.ts'
import type { BuiltIn, ListDialogProps } from './builtIn.ts'
import { missingCall } from './missingCall.ts'

const ImportDialog = lazyPart<ListDialogProps>(() =>
  import('../import/ImportDialog.tsx').then((chunk) => chunk.ImportDialog),
)

/** Takes records from spreadsheets (specification 5 and 7.4, Excel import). */
export const importSheets: BuiltIn = {
  id: 'import',
  label: 'list.import',
  icon: 'import',
  style: 'default',
  waits: true,
  async run(context) {
    if (!findCall(context.controller.resolved.source, 'importExcel')) throw missingCall('importExcel')
    await context.show(ImportDialog)
  },
}
