/** A picture in Markdown. Signs of Markdown in its remark and address lose their meaning. */
export function imageMarkdown(address: string, remark: string): string {
  const words = remark.replace(/[\r\n]+/g, ' ').replace(/[\\[\]]/g, '\\$&')
  const place = address.replace(
    /[\s()<>\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
  return `![${words}](${place})`
}
