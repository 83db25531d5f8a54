import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { type ResourceDeclaration, type ResourceModel, toModel } from '../../http/resource/index.ts'
import { nodeFields } from './nodeFields.ts'

const messages = {
  parent: { zh: '上级菜单不存在', en: 'There is no such parent node.', tw: '上級選單不存在' },
  circle: {
    zh: '上级菜单不能是自己或自己的下级',
    en: 'A menu entry cannot be moved below itself.',
    tw: '上級選單不能是自己或自己的下級',
  },
} as const satisfies Record<string, LanguageTexts>

/** What menu nodes and buttons are as records (wire contract 1.5), without what their writes do beside. */
export const nodeRecords = {
  path: '/sys/permission',
  table: 'sysPermission',
  model: 'system.permission',
  title: { zh: '菜单', en: 'Menu', tw: '選單' },
  access: 'permission',
  fields: nodeFields,
  // Whether a node is a leaf follows from the nodes below it.
  tree: { parent: 'parentId', hasChildren: { field: 'isLeaf', some: false, none: true }, messages },
  lookup: ['id', 'name', 'parentId'],
  // Nodes of packs that are put away.
  scope: (query) => query.where('delFlag', '=', 0),
} as const satisfies ResourceDeclaration

/** For modules that ask for nodes beside the resource, some of which it needs itself. */
export const nodeModel: ResourceModel = toModel(nodeRecords)
