import type { Diagnostic } from '../diagnostic.ts'
import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import { getMember, getText, isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { fieldScope } from '../schema/annotations.ts'

/** The formulas that change whether a field has a value, and which. */
const properties = ['value', 'showWhen'] as const

interface Link {
  readonly from: string
  readonly property: (typeof properties)[number]
  readonly to: string
}

function linksOf(fields: JsonObject): readonly Link[] {
  return Object.entries(fields).flatMap(([from, field]) =>
    properties.flatMap((property) => {
      const source = getText(field, property) ?? ''
      const paths = findDependencies(...readTrees(source, 'expression', fieldScope))
      const names = paths.flatMap((path) => (path.startsWith('values.') ? (path.split('.')[1] ?? []) : []))
      return names.filter((to) => decides(fields, to, from, property)).map((to) => ({ from, property, to }))
    }),
  )
}

/** Whether a field that a formula reads follows from formulas itself; one may look at its own value to show or not. */
const decides = (fields: JsonObject, name: string, from: string, property: Link['property']): boolean =>
  properties.some((each) => getText(getMember(fields, name), each) !== undefined) &&
  !(name === from && property === 'showWhen')

/** The circles of links, each field in one of them at most; every link is followed once. */
function findCircles(links: readonly Link[]): readonly (readonly Link[])[] {
  const next = Map.groupBy(links, ({ from }) => from)
  const done = new Set<string>()
  const circles: (readonly Link[])[] = []
  for (const start of next.keys()) {
    const way: Link[] = []
    const places = new Map<string, number>([[start, 0]])
    const open = [[...(done.has(start) ? [] : (next.get(start) ?? []))]]
    while (open.length > 0) {
      const link = open.at(-1)?.shift()
      if (link === undefined) {
        open.pop()
        done.add(way.pop()?.to ?? start)
        continue
      }
      const place = places.get(link.to)
      if (done.has(link.to)) continue
      if (place !== undefined) {
        circles.push([...way.slice(place), link])
        continue
      }
      way.push(link)
      places.set(link.to, way.length)
      open.push([...(next.get(link.to) ?? [])])
    }
  }
  return circles
}

/** A circle that begins with a link of the document itself, the first in its order; undefined where it has none. */
function turnTo(written: unknown, circle: readonly Link[]): readonly Link[] | undefined {
  const order = Object.keys(isObject(written) ? written : {})
  const own = circle.filter(({ from, property }) => getText(getMember(written, from), property) !== undefined)
  const first = own.toSorted((left, right) => order.indexOf(left.from) - order.indexOf(right.from))[0]
  const place = first === undefined ? -1 : circle.indexOf(first)
  return place < 0 ? undefined : [...circle.slice(place), ...circle.slice(0, place)]
}

/**
 * Values and conditions of fields do not depend on each other in a circle; one of a circle is reported, the first that
 * is `written` in the document itself. `fields` are all that count.
 */
export function checkCircles(fields: JsonObject, written: unknown, path: Pointer = '/fields'): readonly Diagnostic[] {
  const reported = new Set<string>()
  const circles = findCircles(linksOf(fields)).flatMap((found): readonly Diagnostic[] => {
    const circle = turnTo(written, found)
    const [first] = circle ?? []
    if (circle === undefined || first === undefined || circle.some(({ from }) => reported.has(from))) return []
    for (const { from } of circle) reported.add(from)
    return [toDiagnostic(fields, circle, first, childPointer(childPointer(path, first.from), first.property))]
  })
  const inside = Object.entries(fields).flatMap(([name, field]) => {
    const inner = getMember(field, 'fields')
    const place = childPointer(childPointer(path, name), 'fields')
    return isObject(inner) ? checkCircles(inner, getMember(getMember(written, name), 'fields'), place) : []
  })
  return [...circles, ...inside]
}

/** Where a formula reads a path, not a longer one that begins alike. */
function placeOf(source: string, path: string): number {
  let place = source.indexOf(path)
  while (place >= 0 && /\w/.test(source[place + path.length] ?? '')) place = source.indexOf(path, place + 1)
  return Math.max(0, place)
}

function toDiagnostic(fields: JsonObject, circle: readonly Link[], first: Link, path: Pointer): Diagnostic {
  const source = getText(getMember(fields, first.from), first.property) ?? ''
  const way = [...circle.map(({ from }) => from), first.from].map((name) => `\`${name}\``).join(' on ')
  return {
    path,
    code: 'formula-cycle',
    message: `this depends on itself: ${way}; take one of them out of a formula`,
    inString: placeOf(source, `values.${first.to}`),
  }
}
