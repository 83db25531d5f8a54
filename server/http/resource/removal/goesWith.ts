import { sql } from 'kysely'
import { fillText, type LanguageTexts } from '../../../../runtime/language/index.ts'
import { snakeCaseName } from '../../../db/names.ts'
import type { SignedInCall } from '../../call.ts'
import { texts } from '../../texts.ts'
import type { ResourceModel } from '../declaration.ts'
import { lockBelow } from '../tree.ts'
import { readCascades } from './cascades.ts'
import type { UndoWay } from './undo.ts'

/** What is said of rows that go with others, by their table; of those of other tables nobody needs to know. */
const ofTables: Readonly<Record<string, LanguageTexts>> = {
  sys_user_role: texts(
    '{count} 位用户将失去该角色',
    'Users who lose this role: {count}',
    '{count} 位使用者將失去該角色',
  ),
  sys_user_depart: texts(
    '{count} 位成员将移出部门',
    'Members who leave the department: {count}',
    '{count} 位成員將移出部門',
  ),
  sys_depart_role: texts('{count} 个部门角色', 'Department roles: {count}', '{count} 個部門角色'),
  sys_role_permission: texts('{count} 项角色授权', 'Grants to roles: {count}', '{count} 項角色授權'),
  sys_permission_data_rule: texts('{count} 条数据规则', 'Data rules: {count}', '{count} 條資料規則'),
  sys_job_run: texts('{count} 条执行记录', 'Runs in its history: {count}', '{count} 條執行記錄'),
  site_dict: texts('{count} 条站点字典', 'Texts of the site: {count}', '{count} 條站點字典'),
}

/** What is said besides of what goes with a record, and of whether it comes back. */
export const removalTexts = {
  below: texts('其下级 {count} 项将一并删除', 'Entries below it, also deleted: {count}', '其下級 {count} 項將一併刪除'),
  bin: texts('可在回收站中恢复', 'It can be restored from the recycle bin.', '可在資源回收筒中還原'),
  final: texts('此操作无法撤销', 'This cannot be undone.', '此操作無法復原'),
}

/** Says in sentences for the caller what goes with records when they are deleted, and whether they can come back. */
export async function describeRemoval(
  model: ResourceModel,
  call: SignedInCall,
  way: UndoWay | undefined,
  ids: readonly string[],
): Promise<readonly string[]> {
  const toSentence = (text: LanguageTexts, count = 0) => fillText(text[call.language], { count: String(count) })
  const end = way === 'bin' ? [toSentence(removalTexts.bin)] : way === undefined ? [toSentence(removalTexts.final)] : []
  if (way === 'bin') return end
  const below = model.tree && !model.tree.isKeptApart ? await lockBelow(model, call, model.tree, ids) : []
  const all = [...ids, ...below.map(({ id }) => String(id))]
  const going: string[] = []
  for (const { table, columns, parent } of await readCascades(call.db)) {
    const text = ofTables[table]
    const [column] = columns
    if (parent !== snakeCaseName(model.table) || text === undefined || column === undefined) continue
    const { rows } = await sql<{ readonly count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where cast(${sql.ref(column)} as text) in (${sql.join(all)})`.execute(call.db.withoutPlugins())
    if (rows[0] && rows[0].count > 0) going.push(toSentence(text, rows[0].count))
  }
  return [...(below.length > 0 ? [toSentence(removalTexts.below, below.length)] : []), ...going, ...end]
}
