import { parseObject, route, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { exportForm } from '../../online/form/sheet/exportForm.ts'
import { importForm } from '../../online/form/sheet/importForm.ts'
import { byCode, formAccess, openAccess } from './access.ts'

/** Spreadsheets of the records of forms (wire contract 1.13). */
export const sheetRoutes = [
  ...['exportXls', 'exportXlsOld'].map((name) =>
    route('GET', `/online/cgform/api/${name}/:code`, openAccess, { params: byCode }, async (call) => {
      const requested: SignedInCall = { ...call, query: readQuestion(call.query as Values) }
      return exportForm(requested, await openRecords(requested, call.params.code, 'export'))
    }),
  ),
  ...['importXls', 'importExcel'].map((name) =>
    route(
      'POST',
      `/online/cgform/api/${name}/:code`,
      formAccess,
      { isUpload: true, params: byCode, act: 'none' },
      async (call) => importForm(call, await openRecords(call, call.params.code, 'import')),
    ),
  ),
]

/** Clients send the question of their list as one text of JSON. */
function readQuestion({ paramsStr, ...rest }: Values): Values {
  if (typeof paramsStr !== 'string' || paramsStr.trim() === '') return rest
  const texts = Object.entries(parseObject(paramsStr, 'paramsStr')).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
  )
  return { ...rest, ...Object.fromEntries(texts) }
}
