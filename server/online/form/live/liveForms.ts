import { AppError } from '../../../../runtime/language/index.ts'
import { readCached } from '../../../db/changes.ts'
import type { Connection } from '../../../db/schema.ts'
import { findVisible, type RecordReader, readRecords } from '../../../http/resource/index.ts'
import { noTenant } from '../../../http/tenant.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { ChangingTables } from '../../../realtime/live/liveTable.ts'
import { toAudience } from '../../../realtime/live/tableAudience.ts'
import { toPhysicalTable } from '../description.ts'
import { type OpenForm, openForm } from '../openForm.ts'
import { findFormHead, readDescription } from '../storedForms.ts'
import { findTopicName } from './isLive.ts'

/** Changes of these may have changed which forms are live, and who reads which of their records. */
export const formTopics: ReadonlySet<string> = new Set([
  'onl_cgform_head',
  'onl_cgform_field',
  'onl_auth_page',
  'onl_auth_data',
  'onl_auth_relation',
])

/** A form as somebody lists it; undefined for who may not. */
async function openList(reader: RecordReader, id: string): Promise<OpenForm | undefined> {
  try {
    return await openForm(reader, id)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The form of a topic with the table whose writes it is about; undefined where none of the name is live. */
const findLive = (db: Connection, name: string) =>
  readCached(db, `liveForm:${name}`, async () => {
    const head = await findFormHead(db, name)
    const form = head?.tableName === name ? await readDescription(db, head) : undefined
    const isLive = form !== undefined && findTopicName(form) === name
    const value = isLive ? { id: form.head.id, table: toPhysicalTable(form) } : undefined
    return { value, topics: ['onl_cgform_head'], size: 1 }
  })

/** The online forms that are live: who lists a form listens to it, under its code, and gets what its list has. */
export const createLiveForms = (db: Connection): ChangingTables => ({
  decidedBy: formTopics,
  async find(name) {
    const found = await findLive(db, name)
    if (found === undefined) return undefined
    const { id, table } = found
    return {
      id: `${id} ${table}`,
      name,
      table,
      async findAudience(reader) {
        const open = await openList(reader, id)
        return open && toAudience(open.listModel, reader, false)
      },
      async findVisible(reader, keys) {
        const open = await openList(reader, id)
        return open === undefined ? new Set() : findVisible(open.listModel, reader, keys)
      },
      async readRecords(reader, keys) {
        const open = await openList(reader, id)
        return open === undefined ? [] : readRecords(open.listModel, reader, keys)
      },
    }
  },
})

/** The topics of the forms that somebody may know of: those of their tenant, and of none. */
export async function listFormTopics({ db, tenantId }: Viewer): Promise<readonly string[]> {
  const heads = await db
    .selectFrom('onlCgformHead')
    .selectAll()
    .where('tenantId', 'in', [noTenant, tenantId])
    .where('isDbSynch', '=', 'Y')
    .where((where) => where.or([where('tableRules', 'is not', null), where('copyType', '=', 1)]))
    .execute()
  const topics: string[] = []
  for (const head of heads) {
    const topic = findTopicName(await readDescription(db, head))
    if (topic !== undefined) topics.push(topic)
  }
  return topics
}
