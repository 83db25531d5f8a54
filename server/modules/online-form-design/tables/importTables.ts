import { sql } from 'kysely'
import { createFailure } from '../../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { toOwnIndexName } from '../../../online/form/indexNames.ts'
import { listTables } from '../../../online/tables/listTables.ts'
import { quoteName } from '../../../online/tables/quote.ts'
import { readCatalogue } from '../../../online/tables/readCatalogue.ts'
import type { IndexShape, TableShape } from '../../../online/tables/shape.ts'
import { toDescriptionFields, toDescriptionKey } from '../../../online/tables/toDescriptionFields.ts'
import { insertForm } from '../form/addForm.ts'
import { toDefaults } from '../form/choices.ts'
import { fieldProperties } from '../form/fieldProperties.ts'
import { headProperties } from '../form/headProperties.ts'
import { lockDesign } from '../form/heads.ts'
import { isReserved, isTableName } from '../form/tableName.ts'
import { designMessages } from '../messages.ts'

/** A table that may become a form; existing clients read its name from `id`. */
export interface FreeTable {
  readonly id: string
  readonly tableName: string
  readonly tableTxt: string | null
}

/** Lists the tables of the database that no form describes, and that are neither the server's own nor those of packs (wire contract 1.14). */
export async function listFreeTables(call: SignedInCall, part: string): Promise<readonly FreeTable[]> {
  const described = await call.db.selectFrom('onlCgformHead').select('tableName').execute()
  const taken = new Set(described.map(({ tableName }) => tableName))
  const wanted = part.replaceAll('*', '').trim().toLowerCase()
  return (await listTables(call.db)).flatMap(({ table, comment }) =>
    taken.has(table) || isReserved(call, table) || !isTableName(table) || !table.toLowerCase().includes(wanted)
      ? []
      : [{ id: table, tableName: table, tableTxt: comment }],
  )
}

/** Makes forms of tables that are there already; answers with their names. All of them become forms, or none. */
export function importTables(call: SignedInCall, tables: readonly string[]): Promise<readonly string[]> {
  if (tables.length === 0) throw createFailure(designMessages.noTables)
  return withTransaction(call, async (inner) => {
    await lockDesign(inner)
    const free = new Set((await listFreeTables(inner, '')).map(({ id }) => id))
    for (const table of tables) {
      const shape = free.has(table) ? await readCatalogue(inner.db, table) : undefined
      if (shape === undefined) throw createFailure(designMessages.noImport, { details: { table: table.slice(0, 60) } })
      await importTable(inner, shape)
      await sql`select sys_note_files(${sql.lit(quoteName(table))})`.execute(inner.db)
    }
    await logOperation(inner, {
      type: 'import',
      content: texts('导入数据库表', 'Database tables imported', '匯入資料庫表'),
      values: { tables },
    })
    return tables
  })
}

async function importTable(call: SignedInCall, shape: TableShape): Promise<void> {
  const { table, comment, columns, indexes } = shape
  const keys = columns.filter(({ isKey }) => isKey)
  if (keys.length !== 1 || keys[0]?.name !== 'id') throw createFailure(designMessages.noKey, { details: { table } })
  const fields = toDescriptionFields(shape).map((field) => ({
    id: undefined,
    values: { ...toDefaults(fieldProperties), ...field },
  }))
  // Table and description agree, so nothing is to be synchronised.
  const agreeing = { tableName: table, tableTxt: comment ?? table, isDbSynch: 'Y' }
  const head = { ...toDefaults(headProperties), ...agreeing, ...toDescriptionKey(shape) }
  await insertForm(
    call,
    head,
    fields,
    indexes
      .filter((index) => !isOwnIndex(table, index))
      .map(({ name, columns: names, isUnique }) => ({
        id: undefined,
        values: {
          indexName: name,
          indexField: names.join(','),
          indexType: isUnique ? 'unique' : 'normal',
          isDbSynch: 'Y',
        },
      })),
  )
}

/** Indexes that a table of a form gets by itself are no part of its description. */
function isOwnIndex(table: string, { name, columns, isNewestFirst }: IndexShape): boolean {
  return isNewestFirst === true || name === toOwnIndexName(table, `by_${columns[0]}`)
}
