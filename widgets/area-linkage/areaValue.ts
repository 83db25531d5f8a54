import { toText } from '../shared/values.ts'
import type { Area } from './areas.ts'
import type { AreaStore } from './props.ts'

/** The way from a province down to an area; fewer than three where only a part was chosen. */
export type AreaPath = readonly Area[]

const isCode = (part: string): boolean => /^\d{6}$/.test(part)

function pathOfCode(provinces: readonly Area[], code: string): AreaPath | undefined {
  const province = provinces.find((area) => area.code.slice(0, 2) === code.slice(0, 2))
  if (!province) return undefined
  if (province.code === code) return [province]
  const city = province.areas.find((area) => area.code.slice(0, 4) === code.slice(0, 4))
  if (!city) return undefined
  if (city.code === code) return [province, city]
  const district = city.areas.find((area) => area.code === code)
  return district ? [province, city, district] : undefined
}

const pathsOf = (areas: readonly Area[], above: AreaPath = []): readonly AreaPath[] =>
  areas.flatMap((area) => [[...above, area], ...pathsOf(area.areas, [...above, area])])

const indexes = new WeakMap<readonly Area[], ReadonlyMap<string, readonly AreaPath[]>>()

/** The areas by their names, counted once: a table asks for many. */
function pathsByName(provinces: readonly Area[]): ReadonlyMap<string, readonly AreaPath[]> {
  const known = indexes.get(provinces)
  if (known) return known
  const index = Map.groupBy(pathsOf(provinces), (path) => path.at(-1)?.name ?? '')
  indexes.set(provinces, index)
  return index
}

/** A municipality may be left out, as 北京市 is both the province and its only city. */
function pathOfNames(provinces: readonly Area[], names: readonly string[]): AreaPath | undefined {
  const found = (pathsByName(provinces).get(names.at(-1) ?? '') ?? []).filter((path) => {
    const way = path.map((area) => area.name)
    return names.every((name) => way.includes(name))
  })
  // The shortest way that says it all: 北京市 alone is the province. Two districts of one name are told apart by neither.
  const shortest = Math.min(...found.map((path) => path.length))
  const best = found.filter((path) => path.length === Math.max(shortest, Math.min(names.length, 3)))
  return best.length === 1 ? best[0] : found.length === 1 ? found[0] : undefined
}

/**
 * The area of a stored value: a code, comma-joined codes, or names with commas, slashes or spaces between them, as servers
 * store them. Undefined for no area or one that is not known.
 */
export function findArea(provinces: readonly Area[], value: unknown): AreaPath | undefined {
  const parts = (Array.isArray(value) ? value.map(toText) : toText(value).split(/[\s,，/、]+/)).filter(
    (part) => part !== '',
  )
  const last = parts.at(-1)
  if (last === undefined) return undefined
  return isCode(last) ? pathOfCode(provinces, last) : pathOfNames(provinces, parts)
}

/** What is stored of an area; nothing for none. */
export function toAreaValue(path: AreaPath, store: AreaStore): string | undefined {
  if (path.length === 0) return undefined
  if (store === 'code') return path.at(-1)?.code
  return path.map((area) => (store === 'codes' ? area.code : area.name)).join(',')
}

/** What people read of an area. */
export const areaText = (path: AreaPath): string => path.map((area) => area.name).join(' / ')
