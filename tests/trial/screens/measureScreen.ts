/** What is wrong with a screen, each with what and where. */
export interface ScreenFaults {
  /** Controls whose place to press is under 40 px on a phone. */
  readonly small: readonly string[]
  /** Borders of inputs whose contrast to what is around them is under 3 : 1. */
  readonly faint: readonly string[]
  /** Labels in menu, tabs and cards that are cut. */
  readonly cut: readonly string[]
  /** What is wider than its place and no table. */
  readonly sideways: readonly string[]
}

/** Measures what is in view. It runs in the page, so it holds all that it needs. */
export function measureScreen(wants: { readonly isPhone: boolean }): ScreenFaults {
  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    const classes = String(element.getAttribute('class') ?? '')
      .split(' ')
      .filter((each) => /^(pw|ant)-/.test(each) && !each.includes('css-var'))
    return `${element.tagName.toLowerCase()}.${classes.slice(0, 2).join('.')} "${text}"`
  }
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }
  const inView = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight

  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch], [role=menuitem], [role=menuitemradio], [role=combobox]'
  const holders =
    'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-checkbox-wrapper, .ant-radio-wrapper, .pw-press, [role=tab], a, button'
  const isSameControl = (hit: Element | null, control: Element): boolean => {
    if (!hit) return false
    if (hit === control || control.contains(hit) || hit.contains(control))
      return hit.closest(holders) !== null || hit === control
    const holder = control.closest(holders)
    return holder !== null && (holder === hit || holder.contains(hit))
  }
  /** Whether what scrolls around a control hides some of the place to press. */
  const isClipped = (control: Element, { top, bottom }: DOMRect): boolean => {
    for (let each = control.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflowY === 'visible') continue
      const place = each.getBoundingClientRect()
      if (bottom + 12 > place.bottom && place.height < innerHeight && each.scrollHeight > each.clientHeight) return true
      if (top < place.top) return true
    }
    return false
  }
  /** Pixels over which a press around the middle of a control is a press on it, along one side. */
  const reachOf = (control: Element, middle: { x: number; y: number }, side: 'x' | 'y'): number => {
    let reach = 0
    for (const way of [-1, 1]) {
      let pixels = 0
      while (pixels < 20) {
        const at = { ...middle, [side]: middle[side] + way * (pixels + 1) }
        if (!isSameControl(document.elementFromPoint(at.x, at.y), control)) break
        pixels += 1
      }
      reach += pixels
    }
    return reach
  }
  const small = !wants.isPhone
    ? []
    : [...document.querySelectorAll(controls)].filter(isShown).flatMap((control) => {
        if (control.matches('[tabindex="-1"], [aria-hidden=true]') || control.closest('p, li p, .pw-prose')) return []
        const holder = control.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? control
        const box = holder.getBoundingClientRect()
        if (!inView(box) || isClipped(control, box)) return []
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        if (!isSameControl(document.elementFromPoint(middle.x, middle.y), control)) return []
        const [width, height] = [reachOf(control, middle, 'x'), reachOf(control, middle, 'y')]
        return width < 38 || height < 38 ? [`${nameOf(control)} ${width}×${height}`] : []
      })

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const toRgb = (color: string, background: readonly number[]): readonly number[] => {
    if (!canvas) return background
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = `rgb(${background.join(' ')})`
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const backgroundOf = (element: Element | null): readonly number[] => {
    const layers: string[] = []
    for (let each = element; each; each = each.parentElement) layers.unshift(getComputedStyle(each).backgroundColor)
    return layers.reduce<readonly number[]>((background, layer) => toRgb(layer, background), [255, 255, 255])
  }
  const luminance = (rgb: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
      const share = part / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const inputs =
    '.ant-input:not(.ant-input-affix-wrapper .ant-input), .ant-input-affix-wrapper, .ant-select-selector, .ant-picker, .ant-input-number, .pw-native-select, input.pw-input, input[type=text], input[type=checkbox], .ant-checkbox-inner, .ant-radio-inner'
  const faint = [...document.querySelectorAll(inputs)].filter(isShown).flatMap((input) => {
    const style = getComputedStyle(input)
    if (input.matches(':disabled, :focus, [readonly], .ant-input-disabled') || input.closest('.ant-select-disabled'))
      return []
    if (style.borderTopStyle === 'none' || Number.parseFloat(style.borderTopWidth) === 0) return []
    const around = backgroundOf(input.parentElement)
    const reached = contrast(toRgb(style.borderTopColor, around), around)
    return reached < 3 ? [`${nameOf(input)} ${reached.toFixed(2)}`] : []
  })

  const labels =
    'nav *, [role=tab], [role=tab] *, .pw-tabs *, .pw-card-title, .pw-page-block h2, .pw-page-block h3, .pw-page-stat-value, .pw-page-stat-value *'
  const cut = [...document.querySelectorAll<HTMLElement>(labels)].filter(isShown).flatMap((label) => {
    const { textOverflow, overflowX } = getComputedStyle(label)
    const isCut = overflowX !== 'visible' && textOverflow === 'ellipsis' && label.scrollWidth > label.clientWidth + 1
    return isCut ? [nameOf(label)] : []
  })

  // The strip of open tabs scrolls as that of a browser does, with a menu of all of them beside it.
  const tables =
    '.pw-shell-tabs ul, .pw-table, .pw-table-scroll, [role=grid], [role=table], [role=treegrid], .pw-editable, pre, .monaco-editor'
  const sideways = [...document.querySelectorAll<HTMLElement>('body, body *')].filter(isShown).flatMap((element) => {
    const { overflowX } = getComputedStyle(element)
    const scrolls = overflowX === 'auto' || overflowX === 'scroll' || element === document.body
    const width = element === document.body ? document.documentElement.scrollWidth : element.scrollWidth
    const room = element === document.body ? innerWidth : element.clientWidth
    if (!scrolls || width <= room + 1 || element.matches(tables) || element.closest(tables)) return []
    return [`${nameOf(element).slice(0, 60)} ${width} > ${room}`]
  })
  const unique = (each: readonly string[]) => [...new Set(each)]
  return { small: unique(small), faint: unique(faint), cut: unique(cut), sideways: unique(sideways) }
}
