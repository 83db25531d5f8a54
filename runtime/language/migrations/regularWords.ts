import type { JsonObject } from '../json.ts'
import type { MigratedKind, Migration } from './migration.ts'
import { withBlocks } from './words/blocks.ts'
import { change, ofObject } from './words/rename.ts'

/** What changes in documents of each kind. */
const changes: Readonly<Partial<Record<MigratedKind, (document: JsonObject) => JsonObject>>> = {
  list: withBlocks,
  form: (form) => change(form, 'done', ofObject(withBlocks)),
  picker: (picker) => picker,
  treeTable: (page) => page,
  page: withBlocks,
  fragment: withBlocks,
  model: (model) => model,
}

/**
 * The second edition has one word for one thing in all kinds. A document that has a former word beside the new one keeps
 * both, so that the former one is reported.
 */
export const regularWords: readonly Migration[] = Object.entries(changes).map(([kind, migrate]) => ({
  id: `regular-words-of-${kind}`,
  kind: kind as MigratedKind,
  from: 1,
  to: 2,
  migrate: (document) => ({ ...migrate(document) }),
}))
