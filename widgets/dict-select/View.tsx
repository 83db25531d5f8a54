import { useDictionary, type ViewProps } from '../../runtime/index.ts'
import { ChoiceTexts } from '../shared/ChoiceTexts.tsx'
import type { DictSelectProps } from './props.ts'

export function DictSelectView({ value, props }: ViewProps<string, DictSelectProps>) {
  const { items, status } = useDictionary(props.dict)
  return <ChoiceTexts choices={items} isAwaited={status === 'loading'} value={value} tagged={props.mode === 'tag'} />
}
