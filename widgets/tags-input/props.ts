import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { WidgetProps } from '../shared/propTypes.ts'

export const tagsInputProps = WidgetProps({
  separator: Type.Optional(
    Type.Enum([',', ';'], {
      description: 'what stands between stored tags; `;` where a tag ends by itself, else a comma',
    }),
  ),
  every: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'a tag ends after this many characters by itself; 2 in an editable table when left out',
    }),
  ),
  max: Type.Optional(Type.Integer({ minimum: 1, description: 'the most tags; any number when left out' })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, description: 'the longest tag, in characters' })),
})

export type TagsInputProps = Static<typeof tagsInputProps>

export const tagsInputSchema: WidgetSchema = { id: 'tags-input', props: tagsInputProps }
