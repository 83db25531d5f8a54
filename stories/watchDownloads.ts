import { spyOn } from 'storybook/test'

/** Keeps files from the browser, and notes those that it was handed: their names, and where each came from. */
export function watchDownloads() {
  const names: string[] = []
  const addresses: string[] = []
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
    addresses.push(this.href)
  })
  return { names, addresses } as const
}
