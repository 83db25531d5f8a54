/** The parts of a path to a value: `items[2].price`, `items.2.price` and `/items/2/price` name the same place. */
export const toPathParts = (path: string): readonly string[] =>
  path
    .replace(/\[(["']?)([^[\]"']+)\1\]/g, '.$2')
    .split(path.startsWith('/') ? '/' : '.')
    .filter((part) => part !== '')

/** Messages of a server at one field: about its value, and about places inside of it by their path. */
export interface PlacedMessages {
  readonly own: string | undefined
  readonly inside: Readonly<Record<string, string>>
}

/** The messages of a server by the field that holds what they are about; paths inside read `2.price`. */
export function placeMessages(messages: Readonly<Record<string, string>>): ReadonlyMap<string, PlacedMessages> {
  const placed = new Map<string, PlacedMessages>()
  for (const [path, message] of Object.entries(messages)) {
    const [name = '', ...rest] = toPathParts(path)
    const { own, inside } = placed.get(name) ?? { own: undefined, inside: {} }
    placed.set(
      name,
      rest.length === 0 ? { own: message, inside } : { own, inside: { ...inside, [rest.join('.')]: message } },
    )
  }
  return placed
}
