import { isOpenAccess, type verbOfOperation } from '../../../runtime/language/index.ts'
import { anyone, code, signedIn, type UserAccess } from '../../http/access.ts'
import type { Operation } from '../../http/resource/declaration.ts'
import type { PackTable } from '../packTable.ts'

/** What asks for no code says so in the document of the table, which its pack brings along. */
const asWritten = 'The document of the table says so; strangers read its public columns alone.'

/** Who is meant by a word of a document. */
export function toAccess(word: string): UserAccess {
  if (!isOpenAccess(word)) return code(word)
  return word === 'anyone' ? anyone(asWritten) : signedIn(asWritten)
}

const operationsOf = {
  list: ['list', 'queryById'],
  add: ['add'],
  edit: ['edit'],
  delete: ['delete', 'deleteBatch'],
  export: ['exportXls'],
  import: ['importExcel'],
} as const satisfies Readonly<Record<(typeof verbOfOperation)[Operation], readonly Operation[]>>

/** The access of the calls of which a table says more than that they ask for the code of their name. */
export function toAccessOf({ operations = {} }: PackTable): Partial<Readonly<Record<Operation, UserAccess>>> {
  return Object.fromEntries(
    Object.entries(operations).flatMap(([verb, word]) =>
      operationsOf[verb as keyof typeof operationsOf].map((operation) => [operation, toAccess(word)]),
    ),
  )
}
