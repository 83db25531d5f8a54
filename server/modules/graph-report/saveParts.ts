import { createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { createId } from '../../db/id.ts'
import type { SignedInCall } from '../../http/index.ts'
import {
  keepLastVersions,
  keepVersion,
  parseValues,
  type ResourceModel,
  toAddStamps,
  toEditStamps,
  type Values,
} from '../../http/resource/index.ts'
import { withDefaults } from './model.ts'
import { graphWords } from './words.ts'

/** A list of records that is written with the record that they belong to. */
export interface PartList {
  readonly model: ResourceModel
  /** The field that names the whole. */
  readonly owner: string
  /** The field by which two of one whole are told apart; none when they may be alike. */
  readonly name?: string
  /** What a part has where it says nothing. */
  readonly defaults: (values: Values) => Values
  /** Refuses values that the field's own rules let through. */
  readonly check?: (values: Values, call: SignedInCall) => Promise<void> | void
}

const most = 500

/**
 * Puts a list in the place of what a record had, in the transaction `call.db`: parts whose id is one of the record's are
 * changed, the others are new, and what the list leaves out is deleted. Every part keeps its versions (wire contract
 * 1.10). A record that sends no list keeps its parts.
 */
export async function saveParts(call: SignedInCall, list: PartList, whole: Values, sent: unknown): Promise<void> {
  if (sent === undefined || sent === null) return
  const { model, owner } = list
  const { db } = call
  const table = toDynamic(db, model)
  const rows = toRows(sent, model.title)
  const before = await table
    .selectFrom(model.table)
    .selectAll()
    .where(owner, '=', whole.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const known = new Map<unknown, Values>(before.map((row) => [row.id, row]))
  const parts = await readParts(call, list, rows)
  const kept = new Set(parts.map(({ id }) => id).filter((id) => known.has(id)))
  const gone = before.filter(({ id }) => !kept.has(id))
  if (gone.length > 0) {
    await keepLastVersions(model, call, gone)
    const ids = gone.map(({ id }) => id)
    await table.deleteFrom(model.table).where('id', 'in', ids).execute()
  }
  for (const { id, values } of parts) {
    const old = known.get(id)
    const row =
      old === undefined
        ? await table
            .insertInto(model.table)
            .values({
              id: createId(),
              ...toAddStamps(model, call.user),
              ...values,
              [owner]: whole.id,
              tenantId: whole.tenantId,
            })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await table
            .updateTable(model.table)
            .set({ ...values, ...toEditStamps(model, call.user) })
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow()
    await keepVersion(model, call, row, old)
  }
}

function toRows(sent: unknown, label: LanguageTexts): readonly Values[] {
  const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row)
  if (!Array.isArray(sent) || !sent.every(isRow) || sent.length > most) {
    const fill = (words: string, name: string) => words.replace('{label}', () => name)
    const { zh, en, tw } = graphWords.list
    throw createFailure({ zh: fill(zh, label.zh), en: fill(en, label.en), tw: fill(tw, label.tw) })
  }
  return sent
}

async function readParts(call: SignedInCall, { model, name, defaults, check }: PartList, rows: readonly Values[]) {
  const names = new Set<unknown>()
  const parts: { readonly id: unknown; readonly values: Values }[] = []
  const ids = new Set<unknown>()
  for (const [index, row] of rows.entries()) {
    const given = parseValues(model, row, 'add', call.language)
    const values = withDefaults(given, { orderNum: index, ...defaults(given) })
    if (name !== undefined) {
      if (names.has(values[name]))
        throw createFailure(graphWords.twice, { details: { name: String(values[name]).slice(0, 100) } })
      names.add(values[name])
    }
    await check?.(values, call)
    // The same id twice means one part and a copy of it.
    parts.push({ id: ids.has(row.id) ? undefined : row.id, values })
    ids.add(row.id)
  }
  return parts
}
