import { readValue, toText } from '../../records/readValue.ts'
import type { BlockInput } from '../definition.ts'

/** The formatted text of a block. */
export const readHtml = ({
  block,
  records: [record],
  words,
}: Pick<BlockInput<'html'>, 'block' | 'records' | 'words'>) =>
  'text' in block ? words.text(block.text) : record ? toText(readValue(record, block.field)) : ''
