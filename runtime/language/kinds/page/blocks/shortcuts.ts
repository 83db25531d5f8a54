import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { staticParts } from '../parts.ts'

/** Ways to pages: those that the person opened lately, or those of their menu. */
export const ShortcutsBlock = Strict({
  ...staticParts,
  type: Type.Literal('shortcuts', { description: 'the type of the block' }),
  show: Type.Optional(
    Type.Enum(['pages', 'recent'], {
      default: 'pages',
      description: '`pages` for those of the menu, by folder; `recent` for those that were opened lately',
    }),
  ),
})
export type ShortcutsBlock = Static<typeof ShortcutsBlock>
