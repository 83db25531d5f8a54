/** What is to be granted, and what the caller saw granted before. */
export interface GrantChange {
  readonly wanted: readonly string[]
  readonly seen: readonly string[]
}

/** What a change gives and takes; what others changed in the meantime is left alone. */
export function toDifference({ wanted, seen }: GrantChange): {
  readonly added: readonly string[]
  readonly removed: readonly string[]
} {
  return { added: wanted.filter((id) => !seen.includes(id)), removed: seen.filter((id) => !wanted.includes(id)) }
}
