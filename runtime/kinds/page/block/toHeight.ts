import type { BlockViewProps } from '../blocks/definition.ts'
import type { AnyDefinition } from '../blocks/index.ts'

/** The height of what a block shows, as the variable of its style, where that does not follow from what it holds. */
export const toHeight = (definition: AnyDefinition, view: BlockViewProps): Readonly<Record<string, string>> => {
  const height = definition.height?.(view)
  return height === undefined ? {} : { '--pw-height': `${height}px` }
}
