import type { EditProps } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { Choices } from '../shared/Choices.tsx'
import { splitChoices } from '../shared/splitChoices.ts'
import { joinList } from '../shared/values.ts'
import type { MultiSelectProps } from './props.ts'

export function MultiSelectEdit(edit: EditProps<string, MultiSelectProps>) {
  const { max, search = true, ...source } = edit.props
  return (
    <Choices {...source}>
      {(choices, state) => (
        <ChoiceSelect
          edit={edit}
          choices={choices}
          values={splitChoices(edit.value, choices)}
          onValues={(values) => edit.onChange(joinList(values))}
          multiple
          search={search}
          max={max}
          {...(state && { state })}
        />
      )}
    </Choices>
  )
}
