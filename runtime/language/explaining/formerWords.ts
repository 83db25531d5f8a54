/** A name that a property had in a former edition of the language. */
interface FormerName {
  readonly name: string
  /** A name that may stand where the former one stood, by which the place is known. */
  readonly beside: string
  /** What it is called now; left out where no other name says the same. */
  readonly now?: string
  /** What to write in its place, where that is more than the name. */
  readonly use?: string
}

const renamed = (name: string, now: string): FormerName => ({ name, beside: now, now })

const formerNames: readonly FormerName[] = [
  renamed('access', 'accessPrefix'),
  renamed('when', 'showWhen'),
  renamed('item', 'blocks'),
  renamed('folded', 'collapsed'),
  renamed('readOnly', 'readOnlyWhen'),
  renamed('disabledRowsWhen', 'rowDisabledWhen'),
  renamed('rowStyles', 'rowTones'),
  renamed('styles', 'tones'),
  renamed('asked', 'filterable'),
  renamed('isSingleTableImport', 'businessCode'),
  renamed('foreignKeys', 'values'),
  renamed('validateStatus', 'strict'),
  renamed('hint', 'help'),
  { name: 'query', beside: 'leaf', now: 'parameter' },
  { name: 'as', beside: 'look', use: 'blocks of which one shows are a block of the type `tabs`' },
]

/** The names that a property had in former editions, by which it may stand in a document of one. */
export const findFormerNames = (name: string): readonly string[] =>
  formerNames.flatMap((former) => (former.now === name ? former.name : []))

/** What a name that was right in a former edition is called now, and the end of a message about it. */
export interface CurrentName {
  readonly now?: string
  readonly ending: string
}

/** What to write in place of a name of a former edition; undefined for any other name. */
export function findCurrentName(name: string, known: readonly string[]): CurrentName | undefined {
  const former = formerNames.find((each) => each.name === name && known.includes(each.beside))
  if (former === undefined) return undefined
  const { now, use = `it is called \`${now}\` now` } = former
  return { ...(now === undefined ? {} : { now }), ending: `; ${use}` }
}

/** The end of a message about a value that was right in a former edition; undefined for any other. */
export const suggestCurrentValue = (value: string, allowed: readonly string[]): string | undefined =>
  value === 'html' && allowed.includes('text') ? '; write `text` with `"as": "html"`' : undefined
