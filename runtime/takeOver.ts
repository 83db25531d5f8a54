/** What stands in the app as long as something is on its way. */
const loading = '.pw-start, .pw-shell-splash, .pw-page-loading, .pw-table-bones, [aria-busy="true"]'

/** After so many milliseconds the app shows, whatever is still on its way. */
const longest = 5_000

/** What is further down is loaded once somebody comes near it. */
const isInView = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight

const isDrawn = (app: HTMLElement): boolean =>
  app.querySelector('main, form') !== null && ![...app.querySelectorAll(loading)].some(isInView)

/**
 * Lets the app take the place of the text of a public page that the server wrote into the page: once what it draws is
 * complete, so that nothing flashes between, or as soon as the person does something.
 */
export function takeOver(text: HTMLElement, app: HTMLElement): void {
  const end = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', end)
    text.remove()
  }
  const look = (): void => {
    // What is drawn now may begin to load only with its effects.
    if (isDrawn(app)) requestAnimationFrame(() => requestAnimationFrame(() => isDrawn(app) && end()))
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(end, longest)
  observer.observe(app, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  addEventListener('keydown', end, { once: true })
}
