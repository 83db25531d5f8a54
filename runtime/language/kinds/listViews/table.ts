import { defineListView } from './definition.ts'

/** Records as rows of a table; the columns of the list are its own. */
export const tableView = defineListView({ id: 'table', options: {} })
