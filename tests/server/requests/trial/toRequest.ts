import { isObject } from '../../../../runtime/language/index.ts'
import type { Method, Route } from '../../../../server/http/route.ts'
import type { Draw } from '../../authority/trial/random.ts'
import { findCalls, type Targets } from '../../modules/foreignCalls.ts'
import { mutate, type Pool, sampleOf, sampleRecord, toText } from './samples.ts'
import { soundBodies } from './soundBodies.ts'
import { headerNames, wildBody, wildHeader, wildText, wildValue } from './wildValues.ts'

/** A call as it is sent. */
export interface Sent {
  readonly method: Method
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** Which call is to be made, and of what. */
export interface Wanted {
  readonly route: Route
  readonly method: Method
  readonly draw: Draw
  readonly pool: Pool
  readonly targets: Targets
  /** A part of what has to be unique. */
  readonly word: string
}

/** A call of a route by whoever has the token: sound, wild, or sound with something wild in it. */
export function toRequest(wanted: Wanted, token: string | undefined): Sent {
  const { route, method, draw, pool } = wanted
  const named = sampleNames(wanted)
  const parts = route.path.split('/').map((part) => {
    if (!part.startsWith(':') && part !== '*') return part
    const name = part.slice(1)
    if (draw.chance(0.25)) return encode(wildText(draw))
    if (/^(code|table)$/.test(name) && route.path.startsWith('/online/cgform/api') && draw.chance(0.7))
      return draw.one(['demo_order', 'demo_order_item', 'demo_order_way'])
    return encode(toText(named?.[name] ?? pool.one(name, route.path, draw) ?? 'x'))
  })
  const address = new URLSearchParams(toQuery(wanted, named)).toString()
  const url = `/api${parts.join('/')}${address === '' ? '' : `?${address.slice(0, 12_000)}`}`
  const headers = {
    ...(token === undefined ? {} : { 'x-access-token': token }),
    ...(draw.chance(0.3) ? wildHeaders(draw) : {}),
  }
  if (method === 'GET' || (method === 'DELETE' && draw.chance(0.7))) return { method, url, headers }
  if (route.isUpload === true) return { method, url, ...toUpload(headers, draw) }
  const payload = draw.chance(0.1) ? wildBody(draw) : JSON.stringify(toBody(wanted, named))
  return { method, url, headers: { 'content-type': 'application/json', ...headers }, payload }
}

/** A lone half of a character has no place in an address. */
const encode = (text: string): string => encodeURIComponent(text.slice(0, 300).toWellFormed()) || 'x'

/** As much of a text as may stand in the head of a request. */
const toHeader = (text: string): string => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 300)

/** Some of what the head of a request may say, said otherwise. */
const wildHeaders = (draw: Draw): Readonly<Record<string, string>> =>
  Object.fromEntries(draw.some(headerNames, 0.15).map((name) => [name, toHeader(wildHeader(draw))]))

type Values = Readonly<Record<string, unknown>>

/** What a call takes that names records which are there; undefined where nobody knows, or wants to. */
function sampleNames({ route, targets, word, pool, draw }: Wanted): Values | undefined {
  if (draw.chance(0.3)) return undefined
  const calls = findCalls(route)?.(targets) ?? []
  const sound = soundBodies[route.path.replace(/edit(All)?$/, 'add$1').replace('/editP', '/addP')]
  if (sound === undefined || (calls.length > 0 && draw.chance(0.3)))
    return calls.length === 0 ? undefined : draw.one(calls)
  const body = sound(`${word}n${draw.below(1_000_000)}`, targets, (family) => pool.idOf(family))
  return /\/edit/.test(route.path) ? { ...body, id: pool.one('id', route.path, draw) } : body
}

function toQuery(wanted: Wanted, named: Values | undefined): string[][] {
  const { route, pool, draw } = wanted
  const place = { path: route.path, pool, draw }
  const sample = route.query === undefined ? {} : (sampleOf(route.query as Values, '', place) as Values)
  const more = route.resource !== undefined && draw.chance(0.3) ? sampleRecord(route, place) : {}
  const asked = { ...sample, ...more, ...named }
  const mutated = draw.chance(0.6) ? mutate(asked, pool, draw, wildText) : asked
  return Object.entries(mutated).map(([name, value]) =>
    [name, toText(value)].map((text) => text.toWellFormed().slice(0, 3000)),
  )
}

function toBody({ route, pool, draw }: Wanted, named: Values | undefined): unknown {
  const place = { path: route.path, pool, draw }
  const record = sampleRecord(route, place)
  const own = route.body === undefined ? undefined : sampleOf(route.body as Values, '', place)
  const sample = isObject(own) || own === undefined ? { ...own, ...record, ...named } : own
  if (!isObject(sample)) return draw.chance(0.5) ? sample : wildValue(draw)
  return draw.chance(0.65) ? mutate(sample, pool, draw, wildValue) : sample
}

function toUpload(headers: Readonly<Record<string, string>>, draw: Draw): Omit<Sent, 'method' | 'url'> {
  const type = draw.chance(0.9) ? 'multipart/form-data; boundary=line' : toHeader(wildText(draw))
  const [name, fileName, content] = [wildText(draw), wildText(draw), wildText(draw)]
  const file = `--line\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n${content}\r\n`
  const field = `--line\r\nContent-Disposition: form-data; name="${wildText(draw)}"\r\n\r\n${wildText(draw)}\r\n`
  const payload = Buffer.from(`${field}${file}${draw.chance(0.8) ? '--line--\r\n' : ''}`)
  return { headers: { ...headers, ...(type === '' ? {} : { 'content-type': type }) }, payload }
}
