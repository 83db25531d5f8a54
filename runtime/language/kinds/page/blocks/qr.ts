import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockExpression } from '../names.ts'
import { plainParts } from '../parts.ts'

/** A code that a phone reads. */
export const QrBlock = Strict({
  ...plainParts,
  type: Type.Literal('qr', { description: 'the type of the block' }),
  value: { ...BlockExpression, description: 'the text or the address of the code' },
  size: Type.Optional(
    Type.Integer({ minimum: 80, maximum: 480, default: 160, description: 'its width and height in pixels' }),
  ),
})
export type QrBlock = Static<typeof QrBlock>
