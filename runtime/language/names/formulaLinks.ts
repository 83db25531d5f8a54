import { findDependencies } from '../expression/dependencies.ts'
import { readTrees } from '../expression/trees.ts'
import { getText, type JsonObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { fieldScope } from '../schema/annotations.ts'
import type { Link } from './findCircles.ts'

/** That a field, or a part of a layout, follows from another one. */
export interface FormulaLink extends Link {
  /** What people call the first of them. */
  readonly label: string
  /** The formula that makes it so; left out for what stands in a part. */
  readonly formula?: { readonly path: Pointer; readonly source: string }
}

/** The formulas that change whether a field has a value, and which. */
const properties = ['value', 'showWhen'] as const

/** The values of the form that a formula reads. */
export const readsOf = (source: string): readonly string[] =>
  findDependencies(...readTrees(source, 'expression', fieldScope)).flatMap((path) =>
    path.startsWith('values.') ? (path.split('.')[1] ?? []) : [],
  )

/** What fields follow from by their own formulas; one may look at its own value to show or not. */
export const linksOfFields = (fields: JsonObject, path: Pointer): readonly FormulaLink[] =>
  Object.entries(fields).flatMap(([from, field]) =>
    properties.flatMap((property) => {
      const source = getText(field, property) ?? ''
      const formula = { path: childPointer(childPointer(path, from), property), source }
      return readsOf(source)
        .filter((to) => to !== from || property !== 'showWhen')
        .map((to) => ({ from, label: `\`${from}\``, to, formula }))
    }),
  )
