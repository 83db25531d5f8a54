import { type SqlBool, sql } from 'kysely'
import type { RecordQuery } from '../../db/dynamic.ts'
import type { Connection } from '../../db/schema.ts'
import { type Language, showTexts, toShownText, type Viewer } from '../../http/index.ts'
import { selectVisibleIds } from '../../http/resource/index.ts'
import type { Depart } from '../organisation/departs.ts'
import { userModel } from '../user/fields.ts'

/** A department with what follows from others: whether any that the caller sees stands below it, and who is in charge of it. */
export interface DepartRow extends Depart {
  readonly isLeaf: boolean
}

/** Which departments are read; all of them when left out. */
export interface DepartChoice {
  readonly ids?: readonly string[]
  readonly codes?: readonly string[]
  /** Those right below a department; null for the uppermost. */
  readonly parentId?: string | null
  /** What the caller may see. */
  readonly within?: RecordQuery
}

/** A department with the one above it. */
export interface LineageRow {
  readonly id: string
  readonly parentId: string | null
  readonly departName: string
  readonly orgCode: string
}

/** Reads what stands below what, of all departments or of those that a caller may see, with one query. */
export function readLineage(db: Connection, within?: RecordQuery, language?: Language): Promise<readonly LineageRow[]> {
  let query = db
    .selectFrom('sysDepart')
    .select(['id', 'parentId', 'orgCode', toShownText('departName', 'departName', language).as('departName')])
    .where('delFlag', '=', 0)
  if (within !== undefined) query = query.where('id', 'in', selectIds(within))
  return query.orderBy('orgCode').execute()
}

/**
 * The users in charge by department, from what the users say (wire contract 1.6, `departIds`): it is their records that
 * say it, so it is told of those whose records are seen.
 */
async function selectDirectors(viewer: Viewer) {
  const seen = await selectVisibleIds(userModel, viewer)
  return sql<{ departId: string; userIds: string }>`(
    select part as depart_id, string_agg(id, ',' order by id) as user_ids
    from sys_user, unnest(string_to_array(depart_ids, ',')) as part
    where user_identity = 2 and id in ${seen} group by part
  )`
}

/** Reads departments in their order with one query. */
export async function readDepartRows(viewer: Viewer, choice: DepartChoice = {}): Promise<readonly DepartRow[]> {
  const { ids, codes, parentId, within } = choice
  if (ids?.length === 0 || codes?.length === 0) return []
  // A mark for departments that the caller does not see would tell of them.
  const seen = within === undefined ? sql`` : sql` and below.id in ${selectIds(within)}`
  const directors = await selectDirectors(viewer)
  let query = viewer.db
    .selectFrom('sysDepart')
    .leftJoin(directors.as('director'), 'director.departId', 'sysDepart.id')
    .selectAll('sysDepart')
    .select([
      'director.userIds as directors',
      sql<SqlBool>`not exists (
        select 1 from sys_depart below where below.parent_id = sys_depart.id and below.del_flag = 0${seen})`.as(
        'isLeaf',
      ),
    ])
    .where('sysDepart.delFlag', '=', 0)
  if (within !== undefined) query = query.where('sysDepart.id', 'in', selectIds(within))
  if (ids !== undefined) query = query.where('sysDepart.id', 'in', ids)
  if (codes !== undefined) query = query.where('sysDepart.orgCode', 'in', codes)
  if (parentId !== undefined) query = query.where('sysDepart.parentId', parentId === null ? 'is' : '=', parentId)
  const rows = await query
    .orderBy('sysDepart.departOrder', (order) => order.asc().nullsLast())
    .orderBy('sysDepart.orgCode')
    .execute()
  return rows.map(({ directors: directorUserIds, isLeaf, ...row }) => ({
    ...showTexts(row, viewer.language),
    directorUserIds,
    isLeaf: isLeaf === true,
  }))
}

/** The ids of a query, for a condition. */
function selectIds(query: RecordQuery) {
  return query.select('id').$castTo<{ id: string }>()
}
