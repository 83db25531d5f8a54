import { Input } from 'antd'
import { type EditProps, useSiblingValue, useTranslate } from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import type { LinkTableFieldProps } from './props.ts'
import { useLinkedColumn } from './useLinkedColumn.ts'

/** Follows the field that links the records; it is read, and copied, but never written. */
export function LinkTableFieldEdit(edit: EditProps<string, LinkTableFieldProps>) {
  const t = useTranslate()
  const linked = useSiblingValue(edit.props.link)
  const text = useLinkedColumn(linked, edit.value, edit.props)
  return (
    <Input
      {...optionalProps({
        id: edit.id,
        value: text,
        title: text,
        readOnly: true,
        // The words of a refusal are too faint on the ground of what is only read.
        variant: edit.invalid ? ('outlined' as const) : ('filled' as const),
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? ('error' as const) : ('' as const),
        placeholder: edit.placeholder || t('widgets.link-table-field.empty'),
        ...stateAttributes(edit),
      })}
    />
  )
}
