import { createFailure, isObject, type LanguageTexts } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import type { SignedInCall } from '../../http/index.ts'
import {
  type Hooks,
  keepLastVersions,
  keepVersion,
  parseValues,
  presentRows,
  type ResourceModel,
  selectVisible,
  type Values,
  writeParts,
} from '../../http/resource/index.ts'
import { graphMessages } from './messages.ts'
import { withDefaults } from './model.ts'

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

/** The lists that the body of a record brings along, by the name that they have there. */
export type PartLists = Readonly<Record<string, PartList>>

const max = 500

/** The parts of a record that the caller may see, as they leave the server, in their order. */
export async function readPartsOf(
  call: SignedInCall,
  { model, owner }: Pick<PartList, 'model' | 'owner'>,
  id: string,
): Promise<readonly Values[]> {
  const visible = await selectVisible(model, call)
  const rows = await visible.select(model.readable).where(owner, '=', id).orderBy('orderNum').orderBy('id').execute()
  return presentRows(model, rows, call)
}

/** All parts of a record by the names of their lists. */
export async function readPartLists(call: SignedInCall, lists: PartLists, id: string): Promise<Values> {
  const parts: Record<string, readonly Values[]> = {}
  for (const [name, list] of Object.entries(lists)) parts[name] = await readPartsOf(call, list, id)
  return parts
}

/** Writes the lists that a request brings along with the record that they belong to, as one. */
export function writtenWith(lists: PartLists) {
  const save = async (whole: Values, call: SignedInCall): Promise<void> => {
    const sent = (call.body ?? {}) as Values
    for (const [name, list] of Object.entries(lists)) await saveParts(call, list, whole, sent[name])
  }
  return { afterAdd: save, afterEdit: (row, _before, call) => save(row, call) } satisfies Hooks
}

/**
 * Puts a list in the place of what a record had, in the transaction `call.db`: parts whose id is one of the record's are
 * changed, the others are new, and what the list leaves out is deleted. Every part keeps its versions (wire contract
 * 1.10). A record that sends no list keeps its parts.
 */
async function saveParts(call: SignedInCall, list: PartList, whole: Values, sent: unknown): Promise<void> {
  if (sent === undefined || sent === null) return
  const { model, owner } = list
  const before = await toDynamic(call.db, model)
    .selectFrom(model.table)
    .selectAll()
    .where(owner, '=', whole.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const known = new Map<string, Values>(before.map((row) => [String(row.id), row]))
  const parts = await readParts(call, list, toRows(sent, model.title))
  const changed = parts.filter(({ id }) => known.has(id))
  const added = parts.filter(({ id }) => !known.has(id)).map(({ values }) => ({ ...values, tenantId: whole.tenantId }))
  const gone = before.filter(({ id }) => !changed.some((part) => part.id === id))
  await keepLastVersions(model, call, gone)
  const removed = gone.map(({ id }) => String(id))
  const rows = await writeParts(call, { table: model.table, owner }, String(whole.id), {
    removed,
    changed,
    added,
  })
  for (const row of rows) await keepVersion(model, call, row, known.get(String(row.id)))
}

function toRows(sent: unknown, label: LanguageTexts): readonly Values[] {
  if (!Array.isArray(sent) || !sent.every(isObject) || sent.length > max) {
    const fill = (words: string, name: string) => words.replace('{label}', () => name)
    const { zh, en, tw } = graphMessages.list
    throw createFailure({ zh: fill(zh, label.zh), en: fill(en, label.en), tw: fill(tw, label.tw) })
  }
  return sent
}

async function readParts(call: SignedInCall, { model, name, defaults, check }: PartList, rows: readonly Values[]) {
  const names = new Set<unknown>()
  const parts: { readonly id: string; readonly values: Values }[] = []
  const ids = new Set<unknown>()
  for (const [index, row] of rows.entries()) {
    const given = parseValues(model, row, 'add', call.language)
    const values = withDefaults(given, { orderNum: index, ...defaults(given) })
    if (name !== undefined) {
      if (names.has(values[name]))
        throw createFailure(graphMessages.twice, { details: { name: String(values[name]).slice(0, 100) } })
      names.add(values[name])
    }
    await check?.(values, call)
    // The same id twice means one part and a copy of it.
    parts.push({ id: ids.has(row.id) ? '' : String(row.id ?? ''), values })
    ids.add(row.id)
  }
  return parts
}
