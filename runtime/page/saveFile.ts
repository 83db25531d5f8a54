/** Follows a link as if a person had pressed it. */
export function followLink(
  address: string,
  attributes: Pick<Partial<HTMLAnchorElement>, 'download' | 'target' | 'rel'>,
): void {
  const link = Object.assign(document.createElement('a'), { href: address, ...attributes })
  link.click()
}

/** Hands a file to the browser's downloads under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  followLink(address, { download: fileName })
  URL.revokeObjectURL(address)
}
