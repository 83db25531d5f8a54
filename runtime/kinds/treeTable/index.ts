import { defineKind } from '../../registry/index.ts'
import { widgetsOfRecords } from '../list/index.ts'
import { TreeTableView } from './TreeTableView.tsx'

/** The kind of pages whose records are a tree (design 3). */
export const treeTableKind = defineKind<'treeTable'>({
  id: 'treeTable',
  component: TreeTableView,
  widgets: widgetsOfRecords,
})
