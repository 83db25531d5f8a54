import { type Static, Type } from 'typebox'
import { Identity, refTo, Strict } from '../../../schema/annotations.ts'
import { BlockText } from '../names.ts'
import { containerParts } from '../parts.ts'

/** One of several parts, each with blocks of its own. */
export const TitledPart = Strict({
  id: { ...Identity, description: 'what the part is called among the others' },
  title: { ...BlockText, description: 'what the part is called' },
  blocks: Type.Array(refTo<unknown>('block'), { minItems: 1, description: 'the blocks of the part in reading order' }),
})
export type TitledPart = Omit<Static<typeof TitledPart>, 'blocks'>

const schema = Strict({
  ...containerParts,
  type: Type.Literal('tabs', { description: 'the type of the block' }),
  state: Type.Optional(
    Type.String({
      minLength: 1,
      reference: 'state',
      description: 'the name of the state that holds which tab shows; the tab alone knows when left out',
    }),
  ),
  tabs: Type.Array(TitledPart, { minItems: 1, description: 'the tabs in their order' }),
})

/** Parts of which one shows, each beneath its title. */
export const TabsBlock = schema
export type TabsParts = Omit<Static<typeof schema>, 'tabs'>
