import { code, type Route, route } from '../../http/index.ts'
import { exportDictionaries } from './exportDictionaries.ts'
import { importDictionaries } from './importDictionaries.ts'

/** Dictionaries with their items as spreadsheets (wire contract 1.8). */
export const sheetRoutes: readonly Route[] = [
  route('GET', '/sys/dict/exportXls', code('dict:export'), (call) => exportDictionaries(call)),
  route('POST', '/sys/dict/importExcel', code('dict:import'), { isUpload: true, act: 'none' }, (call) =>
    importDictionaries(call),
  ),
]
