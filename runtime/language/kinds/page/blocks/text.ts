import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { Choice, when, whenHas } from '../../../schema/choice.ts'
import { BlockText, ValueName } from '../names.ts'
import { plainParts } from '../parts.ts'

const parts = {
  ...plainParts,
  type: Type.Literal('text', { description: 'the type of the block' }),
  as: Type.Optional(
    Type.Enum(['paragraph', 'heading', 'muted', 'markdown', 'html'], {
      default: 'paragraph',
      description: 'how the text reads; `html` is cleaned before it shows',
    }),
  ),
  level: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 4, default: 2, description: 'the level of a heading, 1 for the largest' }),
  ),
  align: Type.Optional(
    Type.Enum(['left', 'center', 'right'], { default: 'left', description: 'where its lines begin' }),
  ),
  lines: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 20, description: 'lines after which it is cut; never when left out' }),
  ),
}

/** Formatted texts of the document are looked through for what is taken out before they show. */
const formatted = when(
  { required: ['as'], properties: { as: { const: 'html' } } },
  { properties: { text: { content: 'html', description: 'the formatted text' } } },
)

/** A text, as high as it is: the document's own with templates, or a value of the record. */
export const TextBlock = Choice('an object with `text` or `field`', [
  whenHas('text', {
    ...Strict({ ...parts, text: { ...BlockText, description: 'the text, in which templates may stand' } }),
    allOf: [formatted],
  }),
  whenHas('field', Strict({ ...parts, field: ValueName('the value of the record that holds the text') })),
])
export type TextBlock = Static<typeof TextBlock>
