import { toDynamic } from '../../db/dynamic.ts'
import type { FormSource } from './form.ts'

/** The site of a host name (specification 3 and 7.2). */
const siteInfo: FormSource = {
  code: 'site_info',
  fields: {
    id: { type: 'text' },
    url: { type: 'text' },
    name: { type: 'text' },
    title: { type: 'text' },
    logo: { type: 'text' },
    icp: { type: 'text' },
    footer: { type: 'text' },
    createTime: { type: 'datetime' },
  },
  from: ({ db }) => toDynamic(db).selectFrom('sysSite'),
}

/** The texts of a site by code; those that are not public are for who may list sites. */
const siteDictionary: FormSource = {
  code: 'site_dict',
  fields: {
    id: { type: 'text' },
    pid: { type: 'text' },
    code: { type: 'text' },
    public: { type: 'text' },
    textZh: { type: 'text' },
    textEn: { type: 'text' },
    textTw: { type: 'text' },
    createTime: { type: 'datetime' },
  },
  from: async (call) => {
    const all = toDynamic(call.db).selectFrom('sysSiteDict')
    return (await call.access()).has('site:list') ? all : all.where('public', '=', 'Y')
  },
}

/** The forms of the site, as every app of the family reads them. */
export const siteForms: readonly FormSource[] = [siteInfo, siteDictionary]
