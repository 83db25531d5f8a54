import { sql } from 'kysely'
import { AppError } from '../../../runtime/language/index.ts'
import { toDynamic } from '../../db/dynamic.ts'
import { letOthersIn } from '../../threads/letOthersIn.ts'
import type { SignedInCall } from '../call.ts'
import { toAppError } from '../failure.ts'
import { withTransaction } from '../transaction.ts'
import { refuseClosedFields } from './closedFields.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { narrowRecords, needsInside } from './narrow.ts'
import { toNewRow } from './newRow.ts'
import { toOpenModel } from './openFields.ts'
import { lockWrites } from './select.ts'
import { findDuplicates } from './unique.ts'
import { parseValues } from './values.ts'
import { keepAdded } from './versions.ts'
import { addRecord } from './write.ts'

/** What became of one of several records: its row, or what is wrong with it. */
export type Added = { readonly row: Values } | { readonly error: AppError }

/** The parameters that one statement may have: so many are written in some ten milliseconds, and others are let in. */
const maxParameters = 6000

/**
 * Adds several records as if each came by itself, but by one statement for many of them. Records that cannot be saved
 * are left out and say why, in the order of the bodies; what nobody expected still throws. Inside of a transaction a
 * record that the database refuses ends it, and all of them are refused. The caller logs the whole.
 */
export async function addRecords(
  model: ResourceModel,
  call: SignedInCall,
  bodies: readonly Values[],
): Promise<readonly Added[]> {
  if (bodies.length === 0) return []
  const size = Math.max(1, Math.floor(maxParameters / (model.writable.length + 6)))
  const added: Added[] = []
  for (let start = 0; start < bodies.length; start += size) {
    const part = bodies.slice(start, start + size)
    const inserted = await insertBatch(model, call, part)
    added.push(...(inserted ?? (await addEach(model, call, part))))
    await letOthersIn()
  }
  return added
}

/** Adds all that can be parsed by one statement; undefined when something among them has to be looked at one by one. */
async function insertBatch(
  model: ResourceModel,
  call: SignedInCall,
  bodies: readonly Values[],
): Promise<readonly Added[] | undefined> {
  const hasHooks = model.hooks?.beforeAdd !== undefined || model.hooks?.afterAdd !== undefined
  const hasPlaces = model.of !== undefined || (model.tree !== undefined && !model.tree.isKeptApart)
  const isAlone = hasPlaces || (hasHooks && model.insertsInBatches !== true)
  if (isAlone || bodies.length === 1) return undefined
  try {
    return await withTransaction(call, async (inner) => {
      await lockWrites(model, inner.db)
      const open = await toOpenModel(model, inner)
      const parsed: (Values | AppError)[] = []
      // The patterns of its fields may take some milliseconds for each record.
      for (const body of bodies) {
        parsed.push(await parse(model, open, inner, body))
        await letOthersIn()
      }
      const checked = await leaveDuplicates(model, inner, parsed)
      const good = checked.filter((each): each is Values => !(each instanceof AppError))
      const rows = good.length === 0 ? [] : await insert(model, inner, good)
      await keepAdded(model, inner, rows)
      if (!(await areInside(model, inner, rows))) throw new FallBackToSingle()
      let next = 0
      return checked.map((each): Added => (each instanceof AppError ? { error: each } : { row: rows[next++] ?? {} }))
    })
  } catch (error) {
    // One record that is refused takes the statement with it, and the transaction around it.
    if (call.db.isTransaction) throw error
    if (error instanceof FallBackToSingle || error instanceof AppError || (error instanceof Error && 'code' in error))
      return undefined
    throw error
  }
}

/** Says that several records have to be looked at one by one. */
export class FallBackToSingle extends Error {}

async function parse(
  whole: ResourceModel,
  open: ResourceModel,
  call: SignedInCall,
  body: Values,
): Promise<Values | AppError> {
  try {
    await refuseClosedFields(whole, open, { body, before: undefined }, call)
    const values = parseValues(open, body, 'add', call.language)
    return (await open.hooks?.beforeAdd?.(values, call)) ?? values
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

async function leaveDuplicates(
  model: ResourceModel,
  call: SignedInCall,
  parsed: readonly (Values | AppError)[],
): Promise<readonly (Values | AppError)[]> {
  const good = parsed.filter((each): each is Values => !(each instanceof AppError))
  const found = new Map((await findDuplicates(model, good, call)).map((error, index) => [good[index], error]))
  return parsed.map((each) => (each instanceof AppError ? each : (found.get(each) ?? each)))
}

/** A field that one record names and another does not is null for the other, as defaults of the database are for calls that leave it out. */
async function insert(model: ResourceModel, call: SignedInCall, good: readonly Values[]): Promise<readonly Values[]> {
  const rows = good.map((values) => toNewRow(model, call, values))
  return toDynamic(call.db, model).insertInto(model.table).values(rows).returningAll().execute()
}

async function areInside(model: ResourceModel, call: SignedInCall, rows: readonly Values[]): Promise<boolean> {
  if (rows.length === 0 || !(await needsInside(model, call))) return true
  const all = toDynamic(call.db, model)
    .selectFrom(model.table)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
  const seen = await (await narrowRecords(model, all, call)).select(sql<number>`count(*)::int`.as('count')).execute()
  return seen[0]?.count === rows.length
}

async function addEach(model: ResourceModel, call: SignedInCall, bodies: readonly Values[]): Promise<readonly Added[]> {
  const rows: Values[] = []
  const errors = await oneByOne<Values>(async (body) => {
    rows.push(await addRecord(model, call, body, { isLogged: false }))
  })(bodies)
  let next = 0
  return errors.map((error): Added => (error === undefined ? { row: rows[next++] ?? {} } : { error }))
}

/** Saves several records one after the other, for those of which one may need another. */
export function oneByOne<Each>(
  save: (each: Each) => Promise<unknown>,
): (all: readonly Each[]) => Promise<readonly (AppError | undefined)[]> {
  return async (all) => {
    const errors: (AppError | undefined)[] = []
    for (const each of all) {
      try {
        await save(each)
        errors.push(undefined)
      } catch (error) {
        errors.push(toExpected(error))
      }
    }
    return errors
  }
}

/** One broken record must not take the others with it; what nobody expected still ends the whole. */
function toExpected(error: unknown): AppError {
  return toAppError(error, (bug) => {
    throw bug
  })
}
