import type { Fields } from '../../http/resource/field.ts'

const addressWords = {
  zh: '地址须以 / 或 http:// 或 https:// 开头',
  en: 'An address begins with /, http:// or https://',
  tw: '位址須以 / 或 http:// 或 https:// 開頭',
}

/** What a browser would run, or take for another site, is no address of a node. */
const address = { matches: /^(\/(?![/\\])|https?:\/\/|\{\{)/i, words: addressWords }

/** The fields of a menu node or button (wire contract 1.5). */
export const nodeFields: Fields = {
  parentId: { type: 'text', length: 100 },
  name: { type: 'text', required: true, length: 200, label: { zh: '名称', en: 'Name', tw: '名稱' } },
  names: { type: 'json', writable: false, exported: false },
  menuType: { type: 'integer' },
  url: { type: 'text', length: 500, pattern: address, label: { zh: '地址', en: 'Address', tw: '位址' } },
  component: { type: 'text', length: 255 },
  componentName: { type: 'text', length: 255 },
  redirect: { type: 'text', length: 500, pattern: address },
  icon: { type: 'text', length: 100 },
  sortNo: { type: 'decimal' },
  perms: { type: 'text', length: 500, label: { zh: '授权标识', en: 'Access code', tw: '授權標識' } },
  permsType: { type: 'text', length: 10 },
  isLeaf: { type: 'boolean', writable: false, versioned: false },
  route: { type: 'boolean' },
  keepAlive: { type: 'boolean' },
  hidden: { type: 'boolean' },
  hideTab: { type: 'boolean' },
  alwaysShow: { type: 'boolean' },
  internalOrExternal: { type: 'boolean' },
  ruleFlag: { type: 'integer', writable: false, versioned: false },
  description: { type: 'text', length: 500 },
  status: {
    type: 'text',
    pattern: { matches: /^[01]$/, words: { zh: '状态须为 0 或 1', en: 'The status is 0 or 1', tw: '狀態須為 0 或 1' } },
  },
  delFlag: { type: 'integer', writable: false },
  page: { type: 'text', length: 200 },
  pack: { type: 'text', writable: false },
}
