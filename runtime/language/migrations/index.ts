import type { Migration } from './migration.ts'
import { regularWords } from './regularWords.ts'
import { reportBecomesPage } from './reportBecomesPage.ts'

/** Every step in the order of versions. A new one is a file beside this one, a line here and a fixture in the tests. */
export const migrations: readonly Migration[] = [reportBecomesPage, ...regularWords]
