import type { Pointer } from '../pointer.ts'
import type { ScopeChange } from '../schema/annotations.ts'
import type { JsonSchema } from '../schema/index.ts'
import { walkSchema } from './schemaWalk.ts'

/** A place of a document inside of which names of formulas stand for something else. */
export interface ScopePlace {
  readonly path: Pointer
  readonly scope: ScopeChange
}

/** Every place that changes what names stand for, the outer ones before those inside of them. */
export function collectScopes(root: JsonSchema, value: unknown): readonly ScopePlace[] {
  const places = new Map<Pointer, ScopePlace>()
  walkSchema(root, root, value, '', {
    visit: ({ path, schema }) => {
      if (typeof schema.scope === 'string') places.set(path, { path, scope: schema.scope as ScopeChange })
    },
  })
  return [...places.values()]
}
