import type { FormattedView } from '../registry/index.ts'
import { useFormatIntl } from './useFormatIntl.ts'
import { WrittenValue } from './WrittenValue.tsx'

const noRecord = {}

/** A value as its format writes it; nothing shows as it does everywhere in a list. */
export const FormattedValue: FormattedView = ({ value, props: { format }, record = noRecord }) => {
  const intl = useFormatIntl()
  return <WrittenValue value={value} format={format} record={record} intl={intl} />
}
