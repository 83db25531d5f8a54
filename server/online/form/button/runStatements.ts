import { CompiledQuery } from 'kysely'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { noteNamedFiles } from '../../../http/resource/namedFiles.ts'
import { fillVariables } from '../../../http/rules/variables.ts'
import { isOfAsker, listPlaces, replacePlaces } from './places.ts'
import { type SingleStatement, splitStatements } from './splitStatements.ts'

/** A text of statements as it was read, with the names of its places: each is a parameter, from 1. */
export interface ReadStatements {
  readonly names: readonly string[]
  readonly statements: readonly SingleStatement[]
}

/** Reads the statements behind a button. */
export async function readStatements(text: string, person: string): Promise<ReadStatements> {
  // Parameters are numbered over the whole text, so that each statement can be given its own.
  const statements = await splitStatements(
    replacePlaces(text, (_name, index) => ` $${index + 1} `),
    person,
  )
  return { names: listPlaces(text), statements }
}

/**
 * Runs the statements behind a button in the transaction of the call, with the values of a record in their places. The
 * text was checked when it was stored: what it says is fixed, and values are parameters (wire contract 3.4, 5 S12).
 */
export async function runStatements(
  call: SignedInCall,
  { names, statements }: ReadStatements,
  record: Values,
): Promise<void> {
  for (const { text: statement, writes } of statements) {
    const used = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
    const values: unknown[] = []
    const bound = statement.replace(/\$(\d+)/g, (_whole, number: string) => `$${used.indexOf(Number(number)) + 1}`)
    for (const number of used) values.push(await readValue(call, names[number - 1] ?? '', record))
    if (writes === undefined) await call.db.withoutPlugins().executeQuery(CompiledQuery.raw(bound, values))
    else await runNoting(call, { text: bound, table: writes }, values)
  }
}

/** Runs a statement that writes rows, and notes the files that they name: who set it up decides what it writes. */
async function runNoting(
  call: SignedInCall,
  { text, table }: { readonly text: string; readonly table: string },
  values: readonly unknown[],
): Promise<void> {
  const noting = `with written as (${text} returning *) select * from written where cast(written as text) ~ '_[0-9a-f]{20}'`
  const { rows } = await call.db.withoutPlugins().executeQuery<Values>(CompiledQuery.raw(noting, [...values]))
  const changes = rows.map((after) => ({ after }))
  await noteNamedFiles({ table, isVerbatim: true, fields: {} }, { ...call, nameable: 'all' as const }, changes)
}

async function readValue(call: SignedInCall, name: string, record: Values): Promise<unknown> {
  if (!isOfAsker(name) && Object.hasOwn(record, name)) return record[name] ?? null
  const texts = await fillVariables(`#{${name}}`, call)
  return texts.length === 0 ? null : texts.join(',')
}
