import type { ListViewDefinition } from '../definition.ts'
import { TableView } from './TableView.tsx'

/** Records as rows of a table. */
export const tableView: ListViewDefinition = { id: 'table', icon: 'profile', component: TableView }
