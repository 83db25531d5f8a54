import { beforeAll, beforeEach } from 'vitest'

// All files share one page: what one of them leaves there would be found by the next.
beforeAll(() => {
  const left = document.querySelector('main, [role="dialog"]')
  if (left !== null)
    throw new Error(`The file before this one left something on the page: ${left.outerHTML.slice(0, 200)}`)
})

// Nobody has chosen anything before.
beforeEach(() => localStorage.clear())
