/** Whether an element shows and nothing stands in front of it: no dialog or drawer but one that it is in. */
export function isInFront(element: Element): boolean {
  if (!element.checkVisibility()) return false
  const over = [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open, dialog[open]')].filter((each) =>
    each.checkVisibility(),
  )
  const top = over.at(-1)
  return top === undefined || top.contains(element)
}
