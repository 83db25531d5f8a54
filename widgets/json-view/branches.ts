/** So many children of a branch show at once; more of them wait in groups, each of which opens on its own. */
export const maxChildren = 100

/** One child of an object or a list. */
export interface Child {
  readonly name: string
  readonly value: unknown
}

/** Children of a big object or list that show together. */
export interface ChildGroup {
  readonly name: string
  readonly children: readonly Child[]
}

/** What an object or a list holds. */
export const toChildren = (value: object): readonly Child[] =>
  Object.entries(value).map(([name, child]) => ({ name, value: child }))

/** Many children in groups, of which no more show at once than children would; nothing when they are not many. */
export function toGroups(children: readonly Child[]): readonly ChildGroup[] | undefined {
  if (children.length <= maxChildren) return undefined
  const size = Math.max(maxChildren, Math.ceil(children.length / maxChildren))
  return Array.from({ length: Math.ceil(children.length / size) }, (_, index) => {
    const part = children.slice(index * size, (index + 1) * size)
    return { name: `${part[0]?.name ?? ''} … ${part.at(-1)?.name ?? ''}`, children: part }
  })
}

/** How many things a value holds, in its brackets. */
export const toSummary = (value: object): string =>
  Array.isArray(value) ? `[ ${value.length} ]` : `{ ${Object.keys(value).length} }`
