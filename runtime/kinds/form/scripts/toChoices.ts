/** A choice as scripts of the family write it: a value with its text under one of three names, or the value alone. */
interface GivenChoice {
  readonly value?: unknown
  readonly text?: unknown
  readonly label?: unknown
  readonly title?: unknown
}

export interface Choice {
  readonly value: string | number
  readonly label: string
}

const toValue = (value: unknown): string | number => (typeof value === 'number' ? value : String(value ?? ''))

/** The choices that a script gave, as widgets take them. */
export const toChoices = (given: unknown): readonly Choice[] =>
  (Array.isArray(given) ? given : []).map((one: unknown): Choice => {
    if (typeof one !== 'object' || one === null) return { value: toValue(one), label: String(one) }
    const { value, text, label, title }: GivenChoice = one
    return { value: toValue(value), label: String(text ?? label ?? title ?? value ?? '') }
  })
