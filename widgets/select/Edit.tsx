import type { EditProps } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { splitChoices } from '../shared/splitChoices.ts'
import { useOwnChoices } from '../shared/useOwnChoices.ts'
import { joinList, toText } from '../shared/values.ts'
import type { SelectProps } from './props.ts'

export function SelectEdit(edit: EditProps<ChoiceValue, SelectProps>) {
  const { mode, search = false, allowInput } = edit.props
  const { choices, toValue, failure } = useOwnChoices(edit.props)
  const multiple = mode === 'multiple'
  const single = toText(edit.value)
  return (
    <>
      <ChoiceSelect
        edit={edit}
        choices={choices}
        values={multiple ? splitChoices(edit.value, choices) : single === '' ? [] : [single]}
        onValues={(values) => edit.onChange(multiple ? joinList(values) : toValue(values[0]))}
        multiple={multiple}
        search={search}
        allowInput={allowInput}
      />
      {failure && <div role="note">{failure}</div>}
    </>
  )
}
