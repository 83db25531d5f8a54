import { type Static, Type } from 'typebox'
import { Strict } from '../../schema/annotations.ts'

const StateValue = Strict({
  default: Type.Unsafe<unknown>({
    description: 'the value until somebody changes it; its type is that of all values',
  }),
  address: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'whether the value is kept in the address, so that a link, a reload and the back button bring it back',
    }),
  ),
})

/** The state of a page: named values that steps and inputs change, and formulas read as `state.<name>`. */
export const PageState = Type.Unsafe<Readonly<Record<string, Static<typeof StateValue>>>>({
  type: 'object',
  propertyNames: { pattern: '^[a-z][A-Za-z0-9_]*$' },
  additionalProperties: StateValue,
  description: 'named values of the page with their defaults; the step `setState` and the block `inputs` change them',
})
export type PageState = Static<typeof PageState>
