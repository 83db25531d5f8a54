import { code } from '../../http/access.ts'
import { type Route, route } from '../../http/route.ts'
import { exportDictionaries } from './exportDictionaries.ts'
import { importDictionaries } from './importDictionaries.ts'

/** Dictionaries with their items as spreadsheets (wire contract 1.8). */
export const sheetRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sys/dict/exportXls',
    access: code('dict:export'),
    handler: (call) => exportDictionaries(call),
  }),
  route({
    method: 'POST',
    path: '/sys/dict/importExcel',
    access: code('dict:import'),
    isUpload: true,
    handler: (call) => importDictionaries(call),
  }),
]
