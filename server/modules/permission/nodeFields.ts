import { type DeclaredFields, described, statusField } from '../../http/resource/index.ts'

const addressMessage = {
  zh: '地址须以 / 或 http:// 或 https:// 开头',
  en: 'An address begins with /, http:// or https://',
  tw: '位址須以 / 或 http:// 或 https:// 開頭',
}

/** What a browser would run, or take for another site, is no address of a node. */
const address = { matches: /^(\/(?![/\\])|https?:\/\/|\{\{)/i, message: addressMessage }

const onOff = { type: 'boolean', hasDefault: true } as const

/** The fields of a menu node or button (wire contract 1.5). */
export const nodeFields: DeclaredFields = {
  parentId: { length: 100 },
  name: {},
  names: { type: 'json', writable: false, exported: false },
  menuType: { type: 'integer', dict: undefined, hasDefault: true },
  url: { pattern: address, label: { zh: '地址', en: 'Address', tw: '位址' } },
  ...described('component', 'componentName'),
  redirect: { pattern: address },
  icon: {},
  sortNo: { type: 'decimal', hasDefault: true },
  perms: {},
  permsType: { length: 10, dict: undefined },
  isLeaf: { type: 'boolean', writable: false, versioned: false },
  route: onOff,
  keepAlive: onOff,
  hidden: onOff,
  hideTab: onOff,
  alwaysShow: onOff,
  internalOrExternal: onOff,
  ruleFlag: { type: 'integer', writable: false, versioned: false },
  description: {},
  status: { ...statusField, dict: undefined },
  delFlag: { type: 'integer', writable: false },
  page: {},
  pack: { type: 'text', writable: false },
}
