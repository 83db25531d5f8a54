import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { tones } from '../../../schema/tone.ts'
import { BlockExpression, BlockText } from '../names.ts'
import { plainParts } from '../parts.ts'

/** What a page is about, large: a title, a text, a picture or a tone, and what to do. */
export const HeroBlock = Strict({
  ...plainParts,
  type: Type.Literal('hero', { description: 'the type of the block' }),
  title: { ...BlockText, description: 'the title' },
  image: Type.Optional({
    ...BlockExpression,
    description: 'a formula with the stored path or the address of a picture',
  }),
  shape: Type.Optional(
    Type.Enum(['landscape', 'circle'], {
      description: 'the picture is wide, beside the words (landscape), or a small round portrait before them (circle)',
      default: 'landscape',
    }),
  ),
  tone: Type.Optional(Type.Enum([...tones], { description: 'the colour of its ground where there is no picture' })),
})
export type HeroBlock = Static<typeof HeroBlock>
