import type { EditProps } from '../../runtime/index.ts'
import type { ChoiceValue } from '../shared/propTypes.ts'
import { RadioChoice } from '../shared/RadioChoice.tsx'
import { useOwnChoices } from '../shared/useOwnChoices.ts'
import { toText } from '../shared/values.ts'
import type { RadioProps } from './props.ts'

export function RadioEdit(edit: EditProps<ChoiceValue, RadioProps>) {
  const { choices, toValue, failure } = useOwnChoices(edit.props)
  return (
    <>
      <RadioChoice
        edit={edit}
        choices={choices}
        value={toText(edit.value)}
        onValue={(value) => edit.onChange(value === undefined ? undefined : toValue(value))}
      />
      {failure && <div role="note">{failure}</div>}
    </>
  )
}
