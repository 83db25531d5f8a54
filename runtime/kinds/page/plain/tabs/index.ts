import { definePlainBlock } from '../definition.ts'
import { TabsBlockView } from './TabsBlockView.tsx'

/** Parts of which one shows. */
export const tabsBlock = definePlainBlock<'tabs'>({ id: 'tabs', view: TabsBlockView })
