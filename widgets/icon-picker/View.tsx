import { Icon, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import './iconPicker.css'

/** The icon and its name, as servers of the family write it too. */
export function IconPickerView({ value }: ViewProps<string, object>) {
  const name = toText(value)
  if (name === '') return emptyValue
  return (
    <span className="pw-icon-name">
      <Icon name={name} />
      {name}
    </span>
  )
}
