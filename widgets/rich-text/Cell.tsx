import type { ViewProps } from '../../runtime/index.ts'
import { htmlText } from '../shared/htmlText.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { RichTextProps } from './props.ts'

/** The words of the text alone, in one line. */
export const RichTextCell = ({ value }: ViewProps<string, RichTextProps>) => textCell(htmlText(toText(value)))
