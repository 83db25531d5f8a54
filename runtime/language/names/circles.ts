import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, isObject, type JsonObject } from '../json.ts'
import { childPointer, type Pointer, valueAt } from '../pointer.ts'
import { findCircles } from './findCircles.ts'
import { type FormulaLink, linksOfFields } from './formulaLinks.ts'
import { linksOfLayout } from './layoutLinks.ts'

/** A circle that begins with a formula of the document itself, the first in its order; undefined where it has none. */
function turnTo(document: JsonObject, circle: readonly FormulaLink[]): readonly FormulaLink[] | undefined {
  const order = Object.keys(isObject(document.fields) ? document.fields : {})
  const own = circle.filter(({ formula }) => formula !== undefined && valueAt(document, formula.path) !== undefined)
  const first = own.toSorted((left, right) => placeIn(order, left) - placeIn(order, right))[0]
  const place = first === undefined ? -1 : circle.indexOf(first)
  return place < 0 ? undefined : [...circle.slice(place), ...circle.slice(0, place)]
}

/** The place of a field among those of the document; parts of the layout come after them. */
const placeIn = (order: readonly string[], { from }: FormulaLink): number =>
  order.includes(from) ? order.indexOf(from) : order.length

/** Reports each circle once that has a formula of the document. */
function reportCircles(document: JsonObject, links: readonly FormulaLink[]): readonly Diagnostic[] {
  const reported = new Set<string>()
  return findCircles(links).flatMap((found): readonly Diagnostic[] => {
    const circle = turnTo(document, found)
    const formula = circle?.[0]?.formula
    if (circle === undefined || formula === undefined || circle.some(({ from }) => reported.has(from))) return []
    for (const { from } of circle) reported.add(from)
    return [toDiagnostic(circle, formula)]
  })
}

/** Circles of the fields inside of others, such as the columns of a table in a form. */
const circlesInside = (document: JsonObject, fields: JsonObject, path: Pointer): readonly Diagnostic[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = getMember(field, 'fields')
    const place = childPointer(childPointer(path, name), 'fields')
    if (!isObject(inner)) return []
    return [...reportCircles(document, linksOfFields(inner, place)), ...circlesInside(document, inner, place)]
  })

/**
 * Values and conditions of fields, and the conditions of the groups, tabs and steps in which they stand, do not depend on
 * each other in a circle; one of a circle is reported, the first that is written in the document itself. `fields` are all
 * that count.
 */
export function checkCircles(document: JsonObject, fields: JsonObject): readonly Diagnostic[] {
  const links = [
    ...linksOfFields(fields, '/fields'),
    ...linksOfLayout(getList(document, 'layout'), '/layout'),
    ...linksOfLayout(getList(document.form, 'layout'), '/form/layout'),
  ]
  return [...reportCircles(document, links), ...circlesInside(document, fields, '/fields')]
}

/** Where a formula reads a path, not a longer one that begins alike. */
function placeOf(source: string, path: string): number {
  let place = source.indexOf(path)
  while (place >= 0 && /\w/.test(source[place + path.length] ?? '')) place = source.indexOf(path, place + 1)
  return Math.max(0, place)
}

function toDiagnostic(
  circle: readonly FormulaLink[],
  { path, source }: NonNullable<FormulaLink['formula']>,
): Diagnostic {
  const way = [...circle, ...circle.slice(0, 1)].map(({ label }) => label).join(' on ')
  return {
    path,
    code: 'formula-cycle',
    message: `this depends on itself: ${way}; take one of them out of a formula`,
    inString: placeOf(source, `values.${circle[0]?.to ?? ''}`),
  }
}
