/** By how many pixels the texts inside of a box, or of a box around them in it, are longer than there is room. */
export function overhangOf(box: Element): number {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let overhang = 0
  while (texts.nextNode()) {
    let element = texts.currentNode.parentElement
    if (element?.closest('.pw-unseen')) continue
    range.selectNodeContents(texts.currentNode)
    let edge = range.getBoundingClientRect().right
    for (; element && box.contains(element); element = element.parentElement) {
      // A box of a line has no width of its own.
      if (element.clientWidth === 0) continue
      const { paddingRight, borderRightWidth } = getComputedStyle(element)
      edge += Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth)
      overhang = Math.max(overhang, edge - element.getBoundingClientRect().right)
    }
  }
  return overhang
}
