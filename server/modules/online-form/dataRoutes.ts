import { route } from '../../http/index.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { listFormRecords } from '../../online/form/readFormData.ts'
import { readTreeData } from '../../online/form/tree/readTreeData.ts'
import { byCode, openAccess } from './access.ts'

/** The records of forms as lists and trees ask for them (wire contract 1.13). */
export const dataRoutes = [
  route('GET', '/online/cgform/api/getData/:code', openAccess, { params: byCode }, async (call) =>
    listFormRecords(call, await openRecords(call, call.params.code)),
  ),
  route('GET', '/online/cgform/api/getTreeData/:code', openAccess, { params: byCode }, (call) =>
    readTreeData(call, call.params.code),
  ),
]
