/** The most characters of the name of a column (wire contract 3.2). */
const maxName = 32

/** Names of columns that the family gives a meaning of its own. */
const familyNames: readonly string[] = [
  'id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
  'bpm_status',
  'tenant_id',
]

/** A name of small letters, digits and `_` by a text; empty for one that has too few of them, such as a Chinese one. */
export function toSlug(text: string, max = maxName): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+/, '')
  const cut = slug.slice(0, max - 4).replace(/_+$/, '')
  return /^[a-z][a-z0-9]/.test(cut) ? cut : ''
}

/** What a thing may be called, in the order in which it is tried: its base, then with numbers from 2. */
export function* toNameCandidates(slug: string, fallback: string): Generator<string, never> {
  if (slug !== '') yield slug
  for (let number = slug === '' ? 1 : 2; ; number += 1) yield `${slug === '' ? fallback : slug}_${number}`
}

/** The name of the column of a new field: made from its label, and none that is taken or kept by the database. */
export function toColumnName(
  label: string,
  isTaken: (name: string) => boolean,
  isReserved: (name: string) => boolean,
): string {
  for (const name of toNameCandidates(toSlug(label), 'field'))
    if (!isTaken(name) && !isReserved(name) && !familyNames.includes(name)) return name
  throw new Error('There is always a name that is free.')
}

/** The words of somebody who types the choices themselves, such as `New, In use`; undefined for the code of a dictionary. */
export function splitTypedChoices(typed: string): readonly string[] | undefined {
  const words = typed.split(/[,，;；、\n]/).map((word) => word.trim())
  const kept = [...new Set(words.filter((word) => word !== ''))]
  return kept.length < 2 ? undefined : kept
}
