import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { AwaitedChoices } from '../shared/AwaitedChoices.tsx'
import { CheckChoice } from '../shared/CheckChoice.tsx'
import { Choices } from '../shared/Choices.tsx'
import { splitChoices } from '../shared/splitChoices.ts'
import { joinList } from '../shared/values.ts'
import type { CheckboxGroupProps } from './props.ts'

export function CheckboxGroupEdit(edit: EditProps<string, CheckboxGroupProps>) {
  const t = useTranslate()
  const { selectAll = false, ...source } = edit.props
  return (
    <Choices {...source}>
      {(choices, state) => (
        <AwaitedChoices state={state} isEmpty={choices.length === 0}>
          <CheckChoice
            edit={edit}
            choices={choices}
            values={splitChoices(edit.value, choices)}
            onValues={(values) => edit.onChange(joinList(values))}
            {...(selectAll && { all: t('widgets.checkbox-group.all') })}
          />
        </AwaitedChoices>
      )}
    </Choices>
  )
}
