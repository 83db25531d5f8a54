/** The values that a property knows. */
type Known = readonly (string | number)[]

/** The values that single properties know, by their names; a property that is not named may hold anything of its type. */
export type Choices = Readonly<Record<string, Known>>

/** The values that a property knows. */
export const oneOf = (...values: Known): Known => values

/** The properties whose value is none of those that they know, with these. */
export function findUnknownChoices(
  values: Readonly<Record<string, unknown>>,
  choices: Choices,
): readonly { readonly name: string; readonly value: string; readonly known: string }[] {
  return Object.entries(choices).flatMap(([name, known]) => {
    const value = values[name]
    if (value === undefined || value === null || known.some((one) => one === value)) return []
    return [{ name, value: String(value).slice(0, 50), known: known.join(', ') }]
  })
}
