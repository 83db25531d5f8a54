import { type Static, Type } from 'typebox'
import { Strict, Text } from '../../../schema/annotations.ts'
import { Choice, whenHas } from '../../../schema/choice.ts'
import { ValueName } from '../names.ts'
import { blockParts } from '../parts.ts'

/** Formatted text: the document's own, or a value of the first record. It is cleaned before it shows. */
export const HtmlBlock = Choice('an object with `text` or `field`', [
  whenHas(
    'text',
    Strict({
      ...blockParts,
      type: Type.Literal('html', { description: 'the type of the block' }),
      text: { ...Text, content: 'html', description: 'the formatted text' },
    }),
  ),
  whenHas(
    'field',
    Strict({
      ...blockParts,
      type: Type.Literal('html', { description: 'the type of the block' }),
      field: ValueName('the value that holds the formatted text'),
    }),
  ),
])
export type HtmlBlock = Static<typeof HtmlBlock>
