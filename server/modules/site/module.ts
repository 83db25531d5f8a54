import { defineModule } from '../../http/index.ts'
import { described, type Resource, resource, type Values } from '../../http/resource/index.ts'
import { requireShownLogo } from './logo.ts'

const messages = {
  host: {
    zh: '域名不正确，只填写主机名，例如 www.example.org',
    en: 'This is not a host name; enter one such as www.example.org',
    tw: '網域名稱不正確，只填寫主機名稱，例如 www.example.org',
  },
  hostTaken: { zh: '该域名已有站点', en: 'A site for this host name already exists.', tw: '該網域名稱已有站點' },
  code: {
    zh: '编码只能包含字母、数字和 _ . : -，并以字母开头',
    en: 'A code begins with a letter and has letters, digits and _ . : - only',
    tw: '編碼只能包含字母、數字和 _ . : -，並以字母開頭',
  },
  codeTaken: { zh: '该站点已有此编码', en: 'This code is already in use on this site.', tw: '該站點已有此編碼' },
  siteMissing: { zh: '站点不存在', en: 'There is no such site.', tw: '站點不存在' },
  public: { zh: '是否公开须为Y或N', en: 'Public is Y or N', tw: '是否公開須為Y或N' },
} as const

/** The sites of this installation by host name (specification 3, site info record). */
const sites: Resource = resource({
  path: '/sys/site',
  table: 'siteInfo',
  model: 'system.site',
  title: { zh: '站点', en: 'Sites', tw: '站點' },
  access: 'site',
  act: 'none',
  fields: {
    url: {
      unique: messages.hostTaken,
      pattern: { matches: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, message: messages.host },
    },
    name: {},
    title: {},
    logo: { length: 500, exported: false },
    icp: {},
    footer: {},
  },
  lookup: ['id', 'name', 'url'],
  parts: () => [{ model: entries.model, owner: 'pid' }],
  hooks: {
    beforeSave: async (values, before, call) => {
      if (values.logo !== before?.logo) await requireShownLogo(call, values.logo)
      return withSmallHost(values)
    },
  },
})

/** Browsers name hosts in small letters. */
function withSmallHost(values: Values): Values {
  return typeof values.url === 'string' ? { ...values, url: values.url.toLowerCase() } : values
}

/** The texts of the sites by code (specification 3, site dictionary). */
const entries: Resource = resource({
  path: '/sys/siteDict',
  table: 'siteDict',
  model: 'system.site-dict',
  title: { zh: '站点字典', en: 'Site texts', tw: '站點字典' },
  access: 'site',
  act: 'none',
  operations: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  of: { owner: () => sites.model, field: 'pid', message: messages.siteMissing },
  fields: {
    pid: { type: 'text', required: true, length: 100, writable: 'onAdd' },
    code: {
      pattern: { matches: /^[a-z][\w.:-]*$/i, message: messages.code },
      unique: messages.codeTaken,
      within: ['pid'],
    },
    public: { hasDefault: true, length: 1, pattern: { matches: /^[YN]$/, message: messages.public }, dict: undefined },
    ...described('textZh', 'textEn', 'textTw'),
  },
})

/** Sites and their texts; the app reads them as online forms (specification 7.2). */
export const siteModule = defineModule({
  id: 'site',
  section: '7.2',
  tables: [sites.table, entries.table],
  routes: [sites.routes, entries.routes],
})
