import type { ViewProps } from '../../runtime/index.ts'
import { Choices } from '../shared/Choices.tsx'
import { ChoiceTexts } from '../shared/ChoiceTexts.tsx'
import type { CheckboxGroupProps } from './props.ts'

export const CheckboxGroupView = ({ value, props: { options, dict } }: ViewProps<string, CheckboxGroupProps>) => (
  <Choices {...(options && { options })} {...(dict !== undefined && { dict })}>
    {(choices, state) => <ChoiceTexts choices={choices} isAwaited={state?.status === 'loading'} value={value} />}
  </Choices>
)
