import { definePlainBlock } from '../definition.ts'
import { InputsBlockView } from './InputsBlockView.tsx'

/** Widgets by which people change the state. */
export const inputsBlock = definePlainBlock<'inputs'>({
  id: 'inputs',
  view: InputsBlockView,
  widgets: ({ items }) => ({ shown: [], edited: items.map(({ widget = 'input' }) => widget) }),
})
