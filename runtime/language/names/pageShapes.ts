import type { Workspace } from '../crossDocument/workspace.ts'
import { readTrees } from '../expression/trees.ts'
import { getObject, getText, type JsonObject } from '../json.ts'
import { pageScope } from '../kinds/page/names.ts'
import { inferShape, type Shapes } from './members.ts'
import { listOf, type Shape } from './shape.ts'
import { shapeOfSource } from './sourceShape.ts'

/** What formulas read of a source as `sources.<name>`. */
const toValue = (records: Shape | undefined): Shape => ({
  members: new Map([
    ['rows', listOf(records)],
    ['record', records],
    ['total', undefined],
    ['isLoading', undefined],
  ]),
  isComplete: true,
})

/** The records that a formula gives: the items of a list, or the one record. */
function shapeOfFormula(formula: string, shapes: Shapes): Shape | undefined {
  const [tree] = readTrees(formula, 'expression', pageScope)
  const shape = tree && inferShape(tree, shapes)
  return shape?.item ?? shape
}

/** The records of what a block or a page names as a source. */
export function shapeOfNamed(workspace: Workspace, source: unknown, shapes: Shapes): Shape | undefined {
  if (typeof source === 'string') return shapes.sources?.members?.get(source)?.members?.get('record')
  const formula = getText(source, 'rows')
  return formula === undefined ? shapeOfSource(workspace, source) : shapeOfFormula(formula, shapes)
}

/** What is known of the sources of a page; those that are formulas may read the ones before them. */
export function shapeOfSources(workspace: Workspace, page: JsonObject): Shape | undefined {
  const members = new Map<string, Shape | undefined>()
  for (const [name, source] of Object.entries(getObject(page, 'sources'))) {
    const known: Shape = { members: new Map(members) }
    members.set(name, toValue(shapeOfNamed(workspace, source, { sources: known })))
  }
  return members.size === 0 ? undefined : { members }
}
