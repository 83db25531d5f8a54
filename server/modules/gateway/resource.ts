import { createFailure } from '../../../runtime/language/index.ts'
import type { GatewayFilter, GatewayPredicate } from '../../db/tables/gateway.ts'
import { resource, type Values } from '../../http/resource/index.ts'
import { gatewayMessages } from './messages.ts'
import { parseFilters, parsePredicates, toFilterRows, toPredicateRows } from './parts.ts'

const flags = ['retryable', 'stripPrefix', 'persistable', 'showApi', 'status'] as const

const flag = { type: 'integer', dict: 'yn', hasDefault: true } as const

/** Gateway routes as records (wire contract 1.10). They are kept for a gateway that reads them; this server routes nothing. */
export const gatewayRoutes = resource({
  path: '/sys/gatewayRoute',
  table: 'sysGatewayRoute',
  model: 'system.gateway-route',
  title: { zh: '网关路由', en: 'Gateway routes', tw: '閘道路由' },
  access: 'gateway',
  act: 'power',
  operations: ['list', 'delete'],
  fields: {
    routerId: { unique: { zh: '路由ID已存在', en: 'This route ID is already in use.', tw: '路由ID已存在' } },
    name: { required: false },
    uri: { pattern: { matches: /^(?:(?:lb|https?|wss?):\/\/[^\s/]\S*|forward:\/\S*)$/, message: gatewayMessages.uri } },
    predicates: { type: 'json' },
    filters: { type: 'json' },
    retryable: flag,
    stripPrefix: flag,
    persistable: flag,
    showApi: flag,
    status: { type: 'integer', hasDefault: true },
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
function toStored(values: Values): Values {
  for (const key of flags)
    if (![undefined, 0, 1].includes(values[key] as number | undefined))
      throw createFailure(gatewayMessages.flag, { details: { key } })
  return {
    ...values,
    ...('predicates' in values ? { predicates: parsePredicates(values.predicates) } : {}),
    ...('filters' in values ? { filters: parseFilters(values.filters) } : {}),
  }
}
