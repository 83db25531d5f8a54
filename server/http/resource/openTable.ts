import type { AccessibleTable } from '../accessibleTable.ts'
import type { ResourceModel } from './declaration.ts'
import { narrowValues } from './narrowedFields.ts'
import { toOpenModel } from './openFields.ts'
import { narrowWithBin } from './recycleBin.ts'

/** What versions of the records of a resource are called by, and who reads which fields of them: who may list the records, and of those in a recycle bin who sees the bin too. */
export function toVersioned(model: ResourceModel): Required<Pick<AccessibleTable, 'records' | 'open'>> {
  const { title, access, accessOf, fields } = model
  const codes = accessOf?.list?.kind === 'code' ? accessOf.list.codes : [`${access}:list`]
  return {
    records: { title, fields },
    open: async (viewer) => {
      const { has } = await viewer.access(viewer.db)
      if (!codes.some(has)) return undefined
      const { readable } = await toOpenModel(model, viewer)
      return {
        readable,
        narrow: (query) => narrowWithBin(model, query, viewer),
        narrowValues: (records) => narrowValues(model, records, viewer),
      }
    },
  }
}
