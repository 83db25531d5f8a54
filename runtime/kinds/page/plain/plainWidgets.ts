import type { AnyBlock, BlockTypes } from '../../../language/index.ts'
import type { WidgetNeeds } from '../../../registry/index.ts'

type WidgetsOf = { readonly [T in keyof BlockTypes]?: (block: BlockTypes[T]) => WidgetNeeds }

/** The widgets that blocks without a frame draw; they are asked for before what draws the blocks is there. */
const widgetsOf: WidgetsOf = {
  text: ({ as }) => ({ shown: as === 'markdown' || as === 'html' ? [as] : [], edited: [] }),
  inputs: ({ items }) => ({ shown: [], edited: items.map(({ widget = 'input' }) => widget) }),
}

/** The widgets that a block without a frame draws. */
export const widgetsOfPlain = (block: AnyBlock): WidgetNeeds =>
  (widgetsOf[block.type] as ((block: AnyBlock) => WidgetNeeds) | undefined)?.(block) ?? { shown: [], edited: [] }
