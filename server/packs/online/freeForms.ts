import type { FormDocument } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import { findFormHead } from '../../online/form/storedForms.ts'
import { findRelationKind } from '../../online/tables/runStatement.ts'
import type { Pack } from '../pack.ts'
import { toFormId } from './formItems.ts'

/** The forms of a pack whose table belongs to them or to nobody: what a person called the same stays theirs. */
export async function findFreeForms(db: Connection, pack: Pack): Promise<readonly FormDocument[]> {
  const free: FormDocument[] = []
  for (const form of pack.forms) {
    const head = await findFormHead(db, form.table)
    const isTaken =
      head === undefined
        ? (await findRelationKind(db, form.table)) !== undefined
        : head.id !== toFormId(pack.id, form.table)
    if (!isTaken) free.push(form)
  }
  return free
}
