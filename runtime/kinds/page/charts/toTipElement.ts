import type { Tip } from './chart.ts'

const create = (tag: string, className: string, text: string): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** A tip as an element whose texts are texts, whatever records hold. */
export function toTipElement({ title, lines }: Tip): HTMLElement {
  const element = create('div', 'pw-page-chart-tip', '')
  if (title) element.append(create('div', 'pw-page-chart-tip-title', title))
  for (const { color, name, value } of lines) {
    const line = create('div', 'pw-page-chart-tip-line', '')
    const dot = create('span', 'pw-page-chart-tip-dot', '')
    dot.style.background = color
    line.append(dot, create('span', 'pw-page-chart-tip-name', name), create('span', 'pw-page-chart-tip-value', value))
    element.append(line)
  }
  return element
}
