/** Moves the focus among the elements of a list by the keys of menus; false for another key. */
export function moveFocus(
  list: Element,
  selector: string,
  key: string,
  keys: readonly [back: string, on: string] = ['ArrowUp', 'ArrowDown'],
): boolean {
  const elements = [...list.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const place = elements.indexOf(document.activeElement as HTMLElement)
  const last = elements.length - 1
  const next =
    key === keys[1]
      ? place >= last
        ? 0
        : place + 1
      : key === keys[0]
        ? place <= 0
          ? last
          : place - 1
        : key === 'Home'
          ? 0
          : key === 'End'
            ? last
            : null
  if (next === null) return false
  elements[next]?.focus()
  return true
}
