import { Type } from 'typebox'
import { ExpressionOf } from '../../schema/annotations.ts'

/** The name of a value in a block's records; names joined by dots lead into objects. */
export const ValueName = (description: string) => Type.String({ minLength: 1, description })

/** A formula over the first record of a block, all of its records, and the names of the page. */
export const BlockExpression = ExpressionOf(['record', 'rows', 'query', 'route', 'user'])
