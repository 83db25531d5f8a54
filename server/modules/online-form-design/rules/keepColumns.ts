import { refuseFields, type SignedInCall } from '../../../http/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { keepFormColumns } from '../../../online/form/tableRules/keepFormColumns.ts'

/** Has the database keep what the rules of a form ask of its columns; throws where a table cannot be referred to. */
export function keepColumns({ db }: SignedInCall, form: FormDescription): Promise<void> {
  return keepFormColumns(db, form).catch(refuseReferences)
}

/** A table that is not made yet, or whose keys are of another type, can be referred to by none. */
function refuseReferences(error: unknown): never {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'string' && code.startsWith('42')) throw refuseFields({ rules: String(message) })
  throw error
}
