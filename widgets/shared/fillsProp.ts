import { Type } from 'typebox'
import type { Reference } from '../../runtime/language/index.ts'

/** Which other fields of the form a choice of records fills. */
export const FillsProp = Type.Optional(
  Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1 }), {
    keys: 'field' satisfies Reference,
    description: 'other fields of the form, each with the field of the chosen records that fills it',
  }),
)
