import { migrations } from './index.ts'
import { createMigrations } from './migrate.ts'

/** A page or a model that was read before, as this version writes it; anything else stays as it is. */
export const migrateDocument = (document: unknown): unknown => createMigrations(migrations).migrate(document).value
