import { Type } from 'typebox'
import { ExpressionOf, Text } from '../../schema/annotations.ts'

/**
 * Names that formulas and templates of a page may use: the record and all records of the place, the place of the record
 * among them, what a fragment is given, the state and the sources of the page, and what every page knows.
 */
export const pageScope = [
  'record',
  'rows',
  'index',
  'given',
  'state',
  'sources',
  'query',
  'route',
  'page',
  'user',
] as const

export { ValueName } from '../../schema/annotations.ts'

/** A formula over the first record of a block, all of its records, and the names of the page. */
export const BlockExpression = ExpressionOf(pageScope)

/** A text that people read, in which templates `{{ … }}` may stand. */
export const BlockText = Type.String({ ...Text, template: [...pageScope] })

/** A value of any type, whose texts may be templates. */
export const BlockValue = Type.Unsafe<unknown>({ template: [...pageScope] })
