import { awaitedName } from './awaitedName.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import type { ChoiceItem } from './choice.ts'
import { emptyValue } from './emptyValue.tsx'
import { namesCell } from './namesCell.tsx'
import { splitChoices } from './splitChoices.ts'
import { Tag } from './Tag.tsx'
import { toText } from './values.ts'

interface ChoiceTextsProps {
  readonly choices: readonly ChoiceItem[]
  readonly value: unknown
  /** Whether the choices are on their way: a code that nobody reads is not shown instead of them. */
  readonly isAwaited?: boolean
  /** Tags also for choices without a colour. */
  readonly tagged?: boolean
}

/** What people read for chosen values; one that is no choice any more shows itself, colours make tags of them. */
export function ChoiceTexts({ choices, value, isAwaited = false, tagged = false }: ChoiceTextsProps) {
  const whole = toText(value)
  if (whole === '') return emptyValue
  if (isAwaited) return awaitedName
  const exact = choices.find((choice) => choice.value === whole)
  const chosen = exact
    ? [exact]
    : splitChoices(value, choices).map(
        (part) => choices.find((choice) => choice.value === part) ?? { value: part, text: part },
      )
  if (!tagged && !chosen.some((choice) => choice.color)) return namesCell(chosen.map(({ text }) => text))
  return chosen.map(({ value: key, text, color }) => (
    <Tag key={key}>
      <ChoiceLabel text={text} color={color} />
    </Tag>
  ))
}
