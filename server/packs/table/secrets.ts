import type { SignedInCall } from '../../http/call.ts'
import { hashPassword } from '../../http/password.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'

type SecretTable = Pick<PackTable, 'table' | 'columns' | 'isVerbatim'>

/** For what a secret of a column is encrypted: nothing else reads it. */
export const purposeOf = (table: string, column: string): string => `${table}.${column}`

/** The names of the fields that hold secrets. */
export const secretFields = (table: SecretTable): readonly string[] =>
  Object.entries(table.columns).flatMap(([name, { secret }]) => (secret === undefined ? [] : [fieldOf(table, name)]))

/** The values as they are stored: secrets as hashes, or encrypted by the key of the installation. */
export async function keepSecrets(table: SecretTable, values: Values, { services }: SignedInCall): Promise<Values> {
  const kept: Record<string, unknown> = { ...values }
  for (const [column, { secret }] of Object.entries(table.columns)) {
    const name = fieldOf(table, column)
    const text = values[name]
    if (secret === undefined || typeof text !== 'string' || text === '') continue
    kept[name] =
      secret === 'hashed' ? await hashPassword(text) : services.secrets.encrypt(text, purposeOf(table.table, column))
  }
  return kept
}
