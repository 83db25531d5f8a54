/** What stands in the app as long as something is on its way. */
const loading = '.pw-start, .pw-shell-splash, .pw-page-loading, .pw-table-bones, [aria-busy="true"]'

/** After so many milliseconds the app shows, whatever is still on its way. */
const longest = 5_000

/** What is further down is loaded once somebody comes near it. */
const isInView = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight

const textOf = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Lets the app take the place of the text of a public page that the server wrote into the page: once it has drawn what the
 * text begins with and all else that is in view, so that nothing flashes between, or as soon as the person does something.
 */
export function takeOver(text: HTMLElement, app: HTMLElement): void {
  const beginning = [...text.querySelectorAll('main :is(h2, h3, h4, h5, p, th, dt)')].map(textOf).find(Boolean) ?? ''
  const isDrawn = (): boolean => {
    const content = app.querySelector('main, form')
    return content !== null && textOf(content).includes(beginning) && ![...app.querySelectorAll(loading)].some(isInView)
  }
  const end = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', end)
    text.remove()
  }
  const look = (): void => {
    // What is drawn now may begin to load only with its effects.
    if (isDrawn()) requestAnimationFrame(() => requestAnimationFrame(() => isDrawn() && end()))
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(end, longest)
  observer.observe(app, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  })
  addEventListener('keydown', end, { once: true })
  look()
}
