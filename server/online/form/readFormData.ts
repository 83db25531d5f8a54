import type { SignedInCall } from '../../http/call.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { type ListOptions, listRecords } from '../../http/resource/list.ts'
import { plainContext } from './answers/context.ts'
import { type ListedField, toFieldList } from './answers/fieldList.ts'
import type { OpenForm } from './openForm.ts'

/** Records of a form with the fields that they have (wire contract 1.13). */
export interface FormData {
  readonly total: number
  readonly records: readonly Values[]
  readonly fieldList: readonly ListedField[]
  /** Whether `total` is the database's estimate. */
  readonly isTotalEstimated?: true
}

/** Lists the records of an open form by the grammar of lists; a form without pages gives all of them. */
export async function listFormRecords(
  call: SignedInCall,
  open: OpenForm,
  options: ListOptions = {},
): Promise<FormData> {
  const { form, shown, listModel } = open
  const given = options.parameters ?? (call.query as Values)
  const parameters = form.head.isPage === 'N' && given.pageSize === undefined ? { ...given, pageSize: '-521' } : given
  const { records, total, ...rest } = await listRecords(listModel, call, {
    ...options,
    parameters: toOrder(parameters),
  })
  return {
    total,
    records,
    fieldList: toFieldList(shown, { ...plainContext, hiddenColumns: [...open.grant.hiddenInList] }),
    ...('isTotalEstimated' in rest ? { isTotalEstimated: true } : {}),
  }
}

/** Clients of the wire ask for the newest records by the name that other lists have for it. */
function toOrder(parameters: Values): Values {
  return parameters.column === 'createTime' ? { ...parameters, column: 'create_time' } : parameters
}
