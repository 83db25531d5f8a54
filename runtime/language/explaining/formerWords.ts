/** A name that a property had in a former edition of the language. */
interface FormerName {
  readonly name: string
  /** A name that stands where the former one stood, by which the place is known. */
  readonly beside: string
  /** What to write in its place. */
  readonly use: string
}

const formerNames: readonly FormerName[] = [
  { name: 'as', beside: 'look', use: 'blocks of which one shows are a block of the type `tabs`' },
]

/** The end of a message about a name that was right in a former edition; undefined for any other. */
export function suggestCurrentName(name: string, known: readonly string[]): string | undefined {
  const former = formerNames.find((each) => each.name === name && known.includes(each.beside))
  return former && `; ${former.use}`
}

/** The end of a message about a value that was right in a former edition; undefined for any other. */
export const suggestCurrentValue = (value: string, allowed: readonly string[]): string | undefined =>
  value === 'html' && allowed.includes('text') ? '; write `text` with `"as": "html"`' : undefined
