import type { Author } from './author.ts'
import type { ResourceModel } from './declaration.ts'
import { keepBeforeRemoval } from './withVersions.ts'

/** Keeps the last versions of what goes with some records. */
export async function keepParts({ parts }: ResourceModel, author: Author, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { model, owner } of parts?.() ?? [])
    await keepBeforeRemoval(model, author, (query) => query.where(owner, 'in', ids))
}
