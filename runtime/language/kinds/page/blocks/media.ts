import { type Static, Type } from 'typebox'
import { Strict } from '../../../schema/annotations.ts'
import { BlockExpression, BlockText } from '../names.ts'
import { plainParts } from '../parts.ts'

/** A picture, a portrait, several pictures, a video, or a file to take along. */
export const MediaBlock = Strict({
  ...plainParts,
  type: Type.Literal('media', { description: 'the type of the block' }),
  as: Type.Optional(
    Type.Enum(['image', 'avatar', 'gallery', 'video', 'file'], {
      default: 'image',
      description: 'what it is; `image` when left out',
    }),
  ),
  value: { ...BlockExpression, description: 'the stored path or the address, or a list of them for a gallery' },
  alt: Type.Optional({ ...BlockText, description: 'what is to be seen, for who does not see it; the name of a file' }),
  caption: Type.Optional({ ...BlockText, description: 'what stands beneath it' }),
  poster: Type.Optional({ ...BlockExpression, description: 'the picture of a video that is not played yet' }),
  ratio: Type.Optional(
    Type.Enum(['16:9', '4:3', '1:1', '3:2', '21:9'], {
      description: 'width against height, to which pictures are cut; as they are when left out',
    }),
  ),
  size: Type.Optional(
    Type.Integer({ minimum: 16, maximum: 400, default: 40, description: 'the diameter of a portrait in pixels' }),
  ),
})
export type MediaBlock = Static<typeof MediaBlock>
