import { createFailure } from '../../../runtime/language/index.ts'
import type { GatewayFilter, GatewayPredicate } from '../../db/tables/gateway.ts'
import type { Values } from '../../http/resource/declaration.ts'
import type { Field } from '../../http/resource/field.ts'
import { resource } from '../../http/resource/resource.ts'
import { withoutEmpty } from '../withoutEmpty.ts'
import { parseFilters, parsePredicates, toFilterRows, toPredicateRows } from './parts.ts'
import { gatewayWords } from './words.ts'

const flags = ['retryable', 'stripPrefix', 'persistable', 'showApi', 'status'] as const

const flag = (zh: string, en: string, tw: string): Field => ({ type: 'integer', dict: 'yn', label: { zh, en, tw } })

/** Gateway routes as records (wire contract 1.10). They are kept for a gateway that reads them; this server routes nothing. */
export const gatewayRoutes = resource({
  path: '/sys/gatewayRoute',
  table: 'sysGatewayRoute',
  title: { zh: '网关路由', en: 'Gateway routes', tw: '閘道路由' },
  access: 'gateway',
  operations: ['list', 'delete'],
  fields: {
    routerId: {
      type: 'text',
      required: true,
      length: 100,
      unique: { zh: '路由ID已存在', en: 'This route id exists already.', tw: '路由ID已存在' },
      label: { zh: '路由ID', en: 'Route id', tw: '路由ID' },
    },
    name: { type: 'text', length: 100, label: { zh: '路由名称', en: 'Name', tw: '路由名稱' } },
    uri: {
      type: 'text',
      required: true,
      length: 500,
      pattern: { matches: /^(?:(?:lb|https?|wss?):\/\/[^\s/]\S*|forward:\/\S*)$/, words: gatewayWords.uri },
      label: { zh: '路由URI', en: 'URI', tw: '路由URI' },
    },
    predicates: { type: 'json' },
    filters: { type: 'json' },
    retryable: flag('重试', 'Retry', '重試'),
    stripPrefix: flag('忽略前缀', 'Strip the prefix', '忽略前綴'),
    persistable: flag('保留数据', 'Keep', '保留資料'),
    showApi: flag('在接口文档中展示', 'Show in the documentation', '在介面文件中展示'),
    status: { type: 'integer', dict: 'valid_status', label: { zh: '状态', en: 'Status', tw: '狀態' } },
  },
  hooks: {
    beforeAdd: (values) => toStored({ predicates: null, filters: null, ...values }),
    beforeEdit: (values) => toStored(values),
  },
  present: async (records) =>
    records.map((record) => ({
      ...record,
      predicateRows: toPredicateRows((record.predicates ?? []) as readonly GatewayPredicate[]),
      filterRows: toFilterRows((record.filters ?? []) as readonly GatewayFilter[]),
    })),
})

/** The values as they are kept: of kinds that are known, with arguments that fit, and flags of 0 or 1. */
function toStored(given: Values): Values {
  const values = withoutEmpty(given, flags)
  for (const key of flags)
    if (![undefined, 0, 1].includes(values[key] as number | undefined))
      throw createFailure(gatewayWords.flag, { details: { key } })
  return {
    ...values,
    ...('predicates' in values ? { predicates: parsePredicates(values.predicates) } : {}),
    ...('filters' in values ? { filters: parseFilters(values.filters) } : {}),
  }
}
