import { type RecordQuery, toDynamic } from '../../db/dynamic.ts'
import { narrowTexts, type TenantViewer } from '../../http/resource/index.ts'
import { userRecords } from './fields.ts'

/**
 * The people who may be named in records of others, those in the recycle bin too: they are those of the tenant of the call
 * and of none, as with all texts of records that stand in others.
 */
export function selectShownPeople(viewer: TenantViewer): Promise<RecordQuery> {
  return narrowTexts(toDynamic(viewer.db).selectFrom(userRecords.table), userRecords.tenant, viewer)
}

/** The ids of those people, for a condition on records that name them. */
export async function selectShownIds(viewer: TenantViewer) {
  return (await selectShownPeople(viewer)).select('id').$castTo<{ id: string }>()
}
