import { camelCaseName } from '../../db/names.ts'
import type { SignedInCall } from '../../http/call.ts'
import { hashPassword } from '../../http/password.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { PackTable } from '../packTable.ts'

type SecretTable = Pick<PackTable, 'table' | 'columns'>

/** For what a secret of a column is encrypted: nothing else reads it. */
const purposeOf = (table: string, column: string): string => `${table}.${column}`

/** The names of the fields that hold secrets. */
export const secretFields = ({ columns }: SecretTable): readonly string[] =>
  Object.entries(columns).flatMap(([name, { secret }]) => (secret === undefined ? [] : [camelCaseName(name)]))

/** The values as they are stored: secrets as hashes, or encrypted by the key of the installation. */
export async function keepSecrets(
  { table, columns }: SecretTable,
  values: Values,
  { services }: SignedInCall,
): Promise<Values> {
  const kept: Record<string, unknown> = { ...values }
  for (const [column, { secret }] of Object.entries(columns)) {
    const name = camelCaseName(column)
    const text = values[name]
    if (secret === undefined || typeof text !== 'string' || text === '') continue
    kept[name] =
      secret === 'hashed' ? await hashPassword(text) : services.secrets.encrypt(text, purposeOf(table, column))
  }
  return kept
}
