import { CompiledQuery } from 'kysely'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { fillVariables } from '../../../http/rules/variables.ts'
import { listPlaces, replacePlaces } from './places.ts'
import { splitStatements } from './splitStatements.ts'

/**
 * Runs the statements behind a button in the transaction of the call, with the values of a record in their places. The
 * text was checked when it was stored: what it says is fixed, and values are parameters (wire contract 3.4, 5 S12).
 */
export async function runStatements(call: SignedInCall, text: string, record: Values): Promise<void> {
  const names = listPlaces(text)
  // Parameters are numbered over the whole text, so that each statement can be given its own.
  for (const statement of await splitStatements(replacePlaces(text, (_name, index) => ` $${index + 1} `))) {
    const used = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))
    const values: unknown[] = []
    const bound = statement.replace(/\$(\d+)/g, (_whole, number: string) => `$${used.indexOf(Number(number)) + 1}`)
    for (const number of used) values.push(await readValue(call, names[number - 1] ?? '', record))
    await call.db.withoutPlugins().executeQuery(CompiledQuery.raw(bound, values))
  }
}

async function readValue(call: SignedInCall, name: string, record: Values): Promise<unknown> {
  if (Object.hasOwn(record, name)) return record[name] ?? null
  const texts = await fillVariables(`#{${name}}`, call)
  return texts.length === 0 ? null : texts.join(',')
}
