let names: Promise<readonly string[]> | undefined

/** The names of all icons in the order of the alphabet; asked for once. */
export function loadIconNames(): Promise<readonly string[]> {
  names ??= Promise.all([import('./commonIcons.ts'), import('./otherIcons.ts')])
    .then(([{ commonIcons }, { otherIcons }]) => [...commonIcons.keys(), ...otherIcons.keys()].sort())
    .catch(() => {
      names = undefined
      return []
    })
  return names
}
