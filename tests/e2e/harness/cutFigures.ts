/** The figures on a screen. */
export interface ScreenFigures {
  readonly count: number
  /** Those that cannot be read as a whole, each with what cuts it. */
  readonly cut: readonly string[]
}

/**
 * Looks at the numbers, amounts, percents, dates, times, durations and tags on the screen, and at the titles of columns of
 * such. It runs in the page, so it holds all that it needs.
 */
export function measureFigures(): ScreenFigures {
  // A figure is short; what is longer is a text with figures in it.
  const longest = 60
  const number = String.raw`[+\-−±(]?\s?[\p{Sc}]?\s?\d[\d.,'’\s ]*\)?`
  const unit = String.raw`(%|‰|[\p{Sc}]|[kKMGTPmμn]?(i?B|b\/s|s|ms|h|min|d)|[A-Z]{3,5}|[kKMB]|万|萬|亿|億|x|×)`
  const shapes = [
    // Numbers, amounts and percents, also two of them.
    new RegExp(String.raw`^([A-Z]{3,5}\s)?${number}\s?${unit}?(\s?[–—\-/:~]\s?${number}\s?${unit}?)*$`, 'u'),
    // Days and moments.
    /^\d{4}[-/.年]\d{1,2}([-/.月]\d{1,2}日?)?([ T]\d{1,2}:\d{2}(:\d{2})?)?$/,
    /^(\p{L}{3,9}\.?\s\d{1,2}(, \d{4})?|\d{1,2}\s\p{L}{3,9}\.?(\s\d{4})?)(,?\s\d{1,2}:\d{2})?$/u,
    /^\d{1,2}:\d{2}(:\d{2})?$/,
    // Times by how far away they are, and durations.
    /^(in\s)?\d+\s?(seconds?|minutes?|hours?|days?|weeks?|months?|years?|sec\.|min\.|hr\.|mo\.|yr\.)(\sago)?$/,
    /^(just now|today|yesterday|tomorrow|last (week|month|year)|next (week|month|year)|刚刚|剛剛|昨天|今天|明天)$/i,
    /^\d+\s?(秒|秒钟|秒鐘|分钟|分鐘|小时|小時|天|日|个月|個月|年)[前后後]?$/,
  ]
  const tags = '.pw-tag, .ant-tag, .pw-card-tag, .pw-state, [class*="-tag-"]'
  const isFigure = (text: string, element: Element): boolean =>
    element.closest(tags) !== null || (text.length <= longest && shapes.some((shape) => shape.test(text)))

  const nameOf = (element: Element): string => {
    const classes = String(element.getAttribute('class') ?? '').split(' ')
    return classes.find((each) => each.startsWith('pw-')) ?? classes[0] ?? element.tagName.toLowerCase()
  }
  /** Padding and border at the right; a text that reaches into them by a part of a pixel ends in dots. */
  const innerEdgeOf = (element: Element): number => {
    const { paddingRight, borderRightWidth } = getComputedStyle(element)
    return Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth)
  }
  /** What cuts a text off: an element around it that neither shows nor scrolls what is beyond its edges. */
  const findCutter = (text: Text, element: Element): string | undefined => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width === 0) return undefined
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(each)
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined
      if (overflowX !== 'visible') {
        const around = each.getBoundingClientRect()
        if (around.width === 0 || around.height === 0) return undefined
        const isBeyond = box.right > around.right + 1 || box.left < around.left - 1
        const isEnded = textOverflow === 'ellipsis' && box.right > around.right - innerEdgeOf(each) + 0.05
        const isClamped = webkitLineClamp !== 'none' && overflowY !== 'visible' && box.bottom > around.bottom + 1
        if (isBeyond || isEnded || isClamped) return nameOf(each)
      }
      if (position === 'fixed') return undefined
    }
    return undefined
  }
  /** Whether a text without a place to break stands in several lines. */
  const isBroken = (text: Text, shown: string): boolean => {
    if (/[\s/–—-]/.test(shown) || !/\d/.test(shown)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  }
  /** The titles of the columns whose cells have figures, as what they are called is cut no more than these. */
  const isTitleOfFigures = (element: Element): boolean => {
    const title = element.closest('[role=columnheader]')
    const table = title?.closest('[role=table], [role=grid], [role=treegrid]')
    if (!title || !table) return false
    const cells = [
      ...table.querySelectorAll(`:is([role=cell], [role=gridcell])[aria-colindex="${title.ariaColIndex}"]`),
    ]
    const texts = cells.filter((cell) => !cell.contains(title) && (cell.textContent ?? '').trim() !== '')
    return (
      texts.length > 0 &&
      texts.every((cell) => isFigure((cell.textContent ?? '').trim(), cell.firstElementChild ?? cell))
    )
  }

  const found = new Set<string>()
  let count = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!element || text === '' || element.closest('svg, script, style, .monaco-editor, .pw-unseen, option')) continue
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue
    if (!isFigure(text, element) && !isTitleOfFigures(element)) continue
    count += 1
    const cutter = findCutter(node as Text, element)
    if (cutter !== undefined) found.add(`“${text}” is cut by ${cutter}`)
    else if (isBroken(node as Text, text)) found.add(`“${text}” is broken in ${nameOf(element)}`)
  }
  return { count, cut: [...found] }
}
