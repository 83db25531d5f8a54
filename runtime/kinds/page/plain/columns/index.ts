import { definePlainBlock } from '../definition.ts'
import { ColumnsBlockView } from './ColumnsBlockView.tsx'

/** Blocks in columns, each as high as its own. */
export const columnsBlock = definePlainBlock<'columns'>({ id: 'columns', view: ColumnsBlockView })
