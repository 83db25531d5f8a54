/** Whether an address leads to a page of the web or of the app itself. */
export function isFramed(address: string): boolean {
  const url = URL.parse(address.trim(), 'https://page.invalid/')
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return isWeb && (/^https?:\/\//i.test(address.trim()) || /^\/(?![/\\])/.test(address.trim()))
}
