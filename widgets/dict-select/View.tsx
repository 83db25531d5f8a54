import { useDictionary, type ViewProps } from '../../runtime/index.ts'
import { ChoiceTexts } from '../shared/ChoiceTexts.tsx'
import type { DictSelectProps } from './props.ts'

export const DictSelectView = ({ value, props }: ViewProps<string, DictSelectProps>) => (
  <ChoiceTexts choices={useDictionary(props.dict).items} value={value} tagged={props.mode === 'tag'} />
)
