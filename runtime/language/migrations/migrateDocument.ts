import type { DocumentType } from '../schema/index.ts'
import { migrations } from './index.ts'
import { createMigrations } from './migrate.ts'

/** A page, a model or a table that was read before, as this version writes it; anything else stays as it is. */
export const migrateDocument = (document: unknown, form?: DocumentType): unknown =>
  createMigrations(migrations).migrate(document, form).value
