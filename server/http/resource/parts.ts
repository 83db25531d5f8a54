import type { ResourceModel } from './model.ts'
import type { Author } from './versions.ts'
import { keepBeforeRemoval } from './withVersions.ts'

/** Records of another resource that belong to a record and go with it by the references of the database. */
export interface Part {
  readonly model: ResourceModel
  /** The field that names the record. */
  readonly owner: string
}

/** Keeps the last versions of what goes with some records. */
export async function keepParts({ parts }: ResourceModel, author: Author, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { model, owner } of parts?.() ?? [])
    await keepBeforeRemoval(model, author, (query) => query.where(owner, 'in', ids))
}
