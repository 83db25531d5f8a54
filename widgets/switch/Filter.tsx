import type { EditProps } from '../../runtime/index.ts'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { toText } from '../shared/values.ts'
import type { SwitchProps } from './props.ts'
import { switchValues } from './switchValue.ts'
import { useSwitchTexts } from './useSwitchTexts.ts'

/** In a query a switch has a third state, any, which a list can show. */
export function SwitchFilter(edit: EditProps<unknown, SwitchProps>) {
  const texts = useSwitchTexts(edit.props)
  const { on, off } = switchValues(edit.props)
  const value = toText(edit.value)
  return (
    <ChoiceSelect
      edit={edit}
      choices={[
        { value: String(on), text: texts.on },
        { value: String(off), text: texts.off },
      ]}
      values={value === '' ? [] : [value]}
      onValues={([chosen]) => edit.onChange(chosen === undefined ? undefined : chosen === String(on) ? on : off)}
      multiple={false}
      search={false}
    />
  )
}
