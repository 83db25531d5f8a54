/** How much of a code may be damaged, by how many bytes the largest code then has room for. */
const capacities = [
  ['M', 2331],
  ['L', 2953],
] as const

/** The safest level at which a text fits into a code; undefined for one that fits at none. */
export function findErrorLevel(text: string): 'M' | 'L' | undefined {
  const bytes = new TextEncoder().encode(text).length
  return capacities.find(([, capacity]) => bytes <= capacity)?.[0]
}
