import { Type } from 'typebox'
import { createError, createFailure } from '../../../runtime/language/index.ts'
import { code, type RawAnswer, type Route, raw, route, type SignedInCall } from '../../http/index.ts'
import { metrics } from './metrics/index.ts'

const access = code('monitor:jvm', 'monitor:system', 'monitor:server')

const unknown = { zh: '指标不存在：{name}', en: 'There is no metric called {name}.', tw: '指標不存在：{name}' }

/** The figures of this process by name, in the shape of the wire and without an envelope (wire contract 1.12). */
export const metricRoutes: readonly Route[] = [
  route('GET', '/actuator/metrics', access, async (call) => {
    const codes = await call.access()
    return raw({ names: metrics.filter((metric) => codes.has(metric.code)).map(({ name }) => name) })
  }),
  route('GET', '/actuator/metrics/:name', access, { params: { name: Type.String({ maxLength: 2000 }) } }, (call) =>
    readMetric(call, call.params.name),
  ),
]

async function readMetric(call: SignedInCall, name: string): Promise<RawAnswer> {
  const metric = metrics.find((known) => known.name === name)
  if (metric === undefined) throw createFailure(unknown, { details: { name: name.slice(0, 100) } })
  if (!(await call.access()).has(metric.code)) throw createError('forbidden')
  const { config, db, services } = call
  return raw({
    name: metric.name,
    description: metric.description[call.language],
    baseUnit: metric.baseUnit,
    measurements: (await metric.measure?.({ config, db, monitor: services.monitor, tags: readTags(call) })) ?? [],
    availableTags: Object.entries(metric.tags?.() ?? {}).map(([tag, values]) => ({ tag, values })),
  })
}

/** The wire writes a tag as `tag=area:heap`, and several one after the other. */
function readTags(call: SignedInCall): ReadonlyMap<string, string> {
  const { tag } = call.query as { readonly tag?: unknown }
  const texts = (Array.isArray(tag) ? tag : [tag]).filter((text) => typeof text === 'string')
  return new Map(
    texts.flatMap((text) => {
      const [name = '', of] = text.split(/:(.*)/s)
      return of === undefined ? [] : [[name, of] as const]
    }),
  )
}
