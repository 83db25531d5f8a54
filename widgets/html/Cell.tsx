import type { ViewProps } from '../../runtime/index.ts'
import { htmlText } from '../shared/htmlText.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { HtmlProps } from './props.ts'

/** The words of the HTML alone, in one line. */
export const HtmlCell = ({ value }: ViewProps<string, HtmlProps>) => textCell(htmlText(toText(value)))
