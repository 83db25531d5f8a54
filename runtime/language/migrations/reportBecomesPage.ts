import type { Migration } from './migration.ts'

/**
 * Reports of the first edition are pages of blocks. Their blocks showed tools unless the report said otherwise; a page shows
 * them where it asks for them.
 */
export const reportBecomesPage: Migration = {
  id: 'report-becomes-page',
  kind: 'report',
  from: 1,
  to: 1,
  becomes: 'page',
  migrate({ tools = true, ...report }) {
    return tools === false ? report : { ...report, tools }
  },
}
