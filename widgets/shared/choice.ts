import type { ChoiceValue } from './propTypes.ts'

/** One thing to choose: an option of a document with its text, or an item of a dictionary. */
export interface ChoiceItem {
  readonly value: string
  readonly text: string
  readonly disabled?: boolean
  readonly color?: string
}

interface Option {
  readonly value: ChoiceValue
  readonly label: string
  readonly disabled?: boolean
}

/** The choices that a document lists; their labels are texts of the document. */
export const toChoices = (options: readonly Option[], text: (source: string) => string): readonly ChoiceItem[] =>
  options.map(({ value, label, disabled = false }) => ({ value: String(value), text: text(label), disabled }))

/** The value of an option with the type that the document gave it. */
export const toOptionValue = (options: readonly Option[], value: string | undefined): ChoiceValue | undefined =>
  options.find((option) => String(option.value) === value)?.value ?? value

/** The texts of chosen values; one that is no choice any more shows itself. */
export const choiceTexts = (choices: readonly ChoiceItem[], values: readonly string[]): readonly string[] =>
  values.map((value) => choices.find((choice) => choice.value === value)?.text ?? value)
