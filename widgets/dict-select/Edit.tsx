import { type EditProps, useDictionary } from '../../runtime/index.ts'
import { AwaitedChoices } from '../shared/AwaitedChoices.tsx'
import { CheckChoice } from '../shared/CheckChoice.tsx'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { RadioChoice } from '../shared/RadioChoice.tsx'
import { splitChoices } from '../shared/splitChoices.ts'
import { joinList, toText } from '../shared/values.ts'
import type { DictSelectProps } from './props.ts'
import { TagChoice } from './TagChoice.tsx'

export function DictSelectEdit(edit: EditProps<string, DictSelectProps>) {
  const { dict, mode = 'select', multiple = false, search = false, allowInput } = edit.props
  const dictionary = useDictionary(dict)
  const { items } = dictionary
  const text = toText(edit.value)
  const values = multiple ? splitChoices(edit.value, items) : text === '' ? [] : [text]
  const onValues = (next: readonly string[]) => edit.onChange(multiple ? joinList(next) : next[0])
  const choices = { edit, choices: items, values, onValues }

  if (mode === 'select') {
    const options = { multiple, search, allowInput, state: dictionary }
    return <ChoiceSelect {...choices} {...options} />
  }
  return (
    <AwaitedChoices state={dictionary} isEmpty={items.length === 0}>
      {mode === 'tag' || (mode === 'button' && multiple) ? (
        <TagChoice {...choices} multiple={multiple} />
      ) : multiple ? (
        <CheckChoice {...choices} />
      ) : (
        <RadioChoice
          edit={edit}
          choices={items}
          value={text}
          onValue={(value) => edit.onChange(value)}
          buttons={mode === 'button'}
        />
      )}
    </AwaitedChoices>
  )
}
