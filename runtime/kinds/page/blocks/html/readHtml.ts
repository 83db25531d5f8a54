import { readValue, toText } from '../../../../format/index.ts'
import type { BlockInput } from '../definition.ts'

/** The formatted text of a block. */
export const readHtml = ({ block, records: [record], intl }: Pick<BlockInput<'html'>, 'block' | 'records' | 'intl'>) =>
  'text' in block ? intl.text(block.text) : record ? toText(readValue(record, block.field)) : ''
