import type { ViewProps } from '../../runtime/index.ts'
import { textCell, textValue } from '../shared/textValue.tsx'
import type { LinkTableFieldProps } from './props.ts'
import { useLinkedColumn } from './useLinkedColumn.ts'

type Props = ViewProps<string, LinkTableFieldProps>

export const LinkTableFieldView = ({ value, props, record }: Props) =>
  textValue(useLinkedColumn(record?.[props.link], value, props))

export const LinkTableFieldCell = ({ value, props, record }: Props) =>
  textCell(useLinkedColumn(record?.[props.link], value, props))
