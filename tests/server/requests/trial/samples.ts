import { isObject } from '../../../../runtime/language/index.ts'
import type { ResourceModel } from '../../../../server/http/resource/declaration.ts'
import type { Route } from '../../../../server/http/route.ts'
import type { Draw } from '../../authority/trial/random.ts'
import { wildValue } from './wildValues.ts'

/**
 * What answers have shown so far, by the family of calls and the name under which it stood: ids of one call are parameters
 * of others.
 */
export interface Pool {
  /** A value that may be meant by a name in a call. */
  one(name: string, path: string, draw: Draw): unknown
  /** A name that some call knows. */
  name(draw: Draw): string
  /** The id that the calls of a family have shown last. */
  idOf(family: string): unknown
  learn(answer: unknown, path: string): void
}

const perName = 30

/** The family of a call: `/sys/user` of all that is done with users. */
const familyOf = (path: string): string => (path.split('/:')[0] ?? path).split('/').slice(0, -1).join('/')

/** Allocates a pool with some values that calls read, by their names. */
export function createPool(known: Readonly<Record<string, readonly unknown[]>>): Pool {
  const values = new Map<string, unknown[]>(Object.entries(known).map(([name, all]) => [name, [...all]]))
  const own = new Map<string, unknown[]>()
  const keep = (map: Map<string, unknown[]>, name: string, value: unknown): void => {
    const list = map.get(name) ?? []
    map.set(name, list)
    if (list.includes(value)) return
    if (list.length >= perName) list.shift()
    list.push(value)
  }
  const learn = (value: unknown, family: string, depth = 0): void => {
    if (depth > 6) return
    if (Array.isArray(value)) for (const each of value.slice(0, 5)) learn(each, family, depth + 1)
    else if (isObject(value))
      for (const [name, each] of Object.entries(value).slice(0, 60))
        if (typeof each === 'string' ? each.length < 200 : typeof each === 'number') {
          keep(values, name, each)
          keep(own, `${family} ${name}`, each)
        } else learn(each, family, depth + 1)
  }
  const pick = (list: readonly unknown[] | undefined, draw: Draw): unknown =>
    list === undefined || list.length === 0 ? undefined : draw.one(list)
  return {
    one: (name, path, draw) => {
      const family = familyOf(path)
      const near = pick(own.get(`${family} ${name}`), draw)
      if (near !== undefined && draw.chance(0.7)) return near
      const ids = own.get(`${family} id`) ?? values.get('id') ?? []
      if (/ids$|list$|^selections$/i.test(name) && draw.chance(0.7)) return draw.some(ids, 0.2).slice(0, 3).join(',')
      const far = pick(values.get(name), draw)
      if (far !== undefined && draw.chance(0.6)) return far
      return /id$|code$|key$/i.test(name) || draw.chance(0.3) ? pick(ids, draw) : wildValue(draw)
    },
    name: (draw) => draw.one([...values.keys()]),
    idOf: (family) => own.get(`${family} id`)?.at(-1),
    learn: (answer, path) => learn(answer, familyOf(path)),
  }
}

/** A value as a text; objects may have anything for a method that would say it. */
export const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

type Schema = Readonly<Record<string, unknown>>
const asSchema = (value: unknown): Schema => (isObject(value) ? value : {})

/** Where a value is wanted. */
interface Place {
  readonly path: string
  readonly pool: Pool
  readonly draw: Draw
}

/** A value that a schema takes, as far as its words say; `name` is where it stands. */
export function sampleOf(schema: Schema, name: string, place: Place): unknown {
  const { path, pool, draw } = place
  if (Array.isArray(schema.enum)) return draw.one(schema.enum)
  if ('const' in schema) return schema.const
  const branches = schema.anyOf ?? schema.oneOf
  if (Array.isArray(branches)) return sampleOf(asSchema(draw.one(branches)), name, place)
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, place)
    case 'array':
      return Array.from({ length: draw.below(3) + Number(schema.minItems ?? 0) }, () =>
        sampleOf(asSchema(schema.items), name, place),
      )
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0) + draw.below(3)
    case 'boolean':
      return draw.chance(0.5)
    case 'null':
      return null
    case 'string':
      return toText(pool.one(name, path, draw) ?? '').slice(0, Number(schema.maxLength ?? 5000))
    default:
      return pool.one(name, path, draw)
  }
}

function sampleObject(schema: Schema, place: Place): Record<string, unknown> {
  const { draw } = place
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const members = Object.entries(asSchema(schema.properties)).filter(([name]) => required.has(name) || draw.chance(0.7))
  return Object.fromEntries(members.map(([name, member]) => [name, sampleOf(asSchema(member), name, place)]))
}

const byType: Readonly<Record<string, (draw: Draw) => unknown>> = {
  integer: (draw) => draw.below(3),
  decimal: (draw) => draw.below(1000) / 10,
  boolean: (draw) => draw.chance(0.5),
  date: () => '2026-01-31',
  datetime: () => '2026-01-31 10:00:00',
  json: () => ({ a: 1 }),
}

/** A record as the calls of a resource take it: a new one, or an edit of one that was seen. */
export function sampleRecord({ resource, path }: Route, { pool, draw }: Place): Record<string, unknown> | undefined {
  const model = resource as ResourceModel | undefined
  if (model?.fields === undefined) return undefined
  const fields = Object.entries(model.fields).filter(([, field]) => field.required === true || draw.chance(0.5))
  const values = fields.map(([name, { type }]) => [
    name,
    byType[type]?.(draw) ?? (draw.chance(0.5) ? toText(pool.one(name, path, draw) ?? 'x') : `x${draw.below(1000)}`),
  ])
  const isNew = path.endsWith('/add')
  return { ...Object.fromEntries(values), ...(isNew ? {} : { id: pool.one('id', path, draw) }) }
}

/** Changes some members of an object, takes some away and adds others. */
export function mutate(
  value: Readonly<Record<string, unknown>>,
  pool: Pool,
  draw: Draw,
  wild: (draw: Draw) => unknown,
): Record<string, unknown> {
  const names = Object.keys(value)
  // One member at a time comes further than several.
  const wrong = new Set(names.length === 0 ? [] : draw.chance(0.7) ? [draw.one(names)] : draw.some(names, 0.3))
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    if (!wrong.has(name)) return [[name, each]]
    if (draw.chance(0.15)) return []
    return [[name, isObject(each) && draw.chance(0.6) ? mutate(each, pool, draw, wild) : wild(draw)]]
  })
  while (draw.chance(0.2))
    entries.push([draw.chance(0.8) ? pool.name(draw) : toText(wild(draw)).slice(0, 50), wild(draw)])
  return Object.fromEntries(entries.filter(([name]) => name !== '__proto__'))
}
