import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { markdownWordsOnly } from './markdownWordsOnly.ts'
import type { MarkdownProps } from './props.ts'

/** The words of the text alone, in one line. */
export const MarkdownCell = ({ value }: ViewProps<string, MarkdownProps>) => textCell(markdownWordsOnly(toText(value)))
